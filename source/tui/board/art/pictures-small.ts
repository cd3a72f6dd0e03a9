import type { Pictures } from "./pictures.ts";

/** For squares of 7 columns and 3 rows. */
export const PICTURES_5X5: Pictures = {
  king: `
    ..#..
    .###.
    ..#..
    #####
    .ooo.`,
  queen: `
    #.#.#
    #.#.#
    .###.
    ..#..
    .ooo.`,
  rook: `
    #.#.#
    #####
    .###.
    .###.
    ooooo`,
  bishop: `
    ..#..
    .###.
    .###.
    ..#..
    ooooo`,
  knight: `
    .##..
    ####.
    #o###
    ..###
    .oooo`,
  pawn: `
    .....
    ..#..
    .###.
    ..#..
    .ooo.`,
};

/** For squares of 9 columns and 4 rows. */
export const PICTURES_7X7: Pictures = {
  king: `
    ...#...
    ..###..
    ...#...
    ###.###
    ###o###
    .#####.
    .ooooo.`,
  queen: `
    ...#...
    #..#..#
    #.###.#
    #######
    .#####.
    ..###..
    ooooooo`,
  rook: `
    #.###.#
    #######
    .#####.
    ..###..
    ..###..
    .#####.
    ooooooo`,
  bishop: `
    ...#...
    ..###..
    .##o##.
    .#ooo#.
    .##o##.
    ..###..
    .ooooo.`,
  knight: `
    ...#.#.
    ..#####
    .##o###
    #######
    ##..###
    ...####
    .oooooo`,
  pawn: `
    .......
    ...#...
    ..###..
    ..###..
    ...#...
    ..###..
    .ooooo.`,
};
