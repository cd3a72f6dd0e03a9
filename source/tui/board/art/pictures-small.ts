import type { Pictures } from "./pictures.ts";

/** For squares of 7 columns and 3 rows. */
export const PICTURES_5X6: Pictures = {
  king: `
    ..#..
    .###.
    ..#..
    #####
    .###.
    .ooo.`,
  queen: `
    #.#.#
    #.#.#
    .###.
    .###.
    ..#..
    ooooo`,
  rook: `
    .....
    #.#.#
    #####
    .###.
    .###.
    ooooo`,
  bishop: `
    ..#..
    .##..
    .#o#.
    .###.
    ..#..
    .ooo.`,
  knight: `
    .##..
    ####.
    #o###
    ..###
    .####
    .oooo`,
  pawn: `
    .....
    ..#..
    .###.
    ..#..
    .###.
    .ooo.`,
};

/** For squares of 9 columns and 4 rows. */
export const PICTURES_7X8: Pictures = {
  king: `
    ...#...
    ..###..
    ...#...
    ##.#.##
    ###o###
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
    ..###..
    .ooooo.`,
  rook: `
    .......
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
    ...#...
    .ooooo.`,
  knight: `
    ..#.#..
    .#####.
    ##o####
    ######.
    ##.####
    ..#####
    .######
    .oooooo`,
  pawn: `
    .......
    .......
    ...#...
    ..###..
    ..###..
    ...#...
    ..###..
    .ooooo.`,
};
