/** Tables for walks over all men of a position, shared by the evaluations. */
import { KNIGHT_STEPS, LINE_STEPS, RANK } from "./board.ts";
import { BOARD } from "./features.ts";

/** Steps of the men, each role's from FIRST_STEP to before LAST_STEP; none for the pawn, as the king for the anti-king. */
export const STEPS: Int8Array = Int8Array.of(...KNIGHT_STEPS, ...LINE_STEPS);
export const FIRST_STEP: Uint8Array = Uint8Array.of(0, 0, 0, 8, 12, 8, 8, 8);
export const LAST_STEP: Uint8Array = Uint8Array.of(0, 0, 8, 12, 16, 16, 16, 16);

/** File of a cell, 1 to 8. */
export const FILE: Uint8Array = Uint8Array.from({ length: 120 }, (_, cell) => cell % 10);
/** Rank of a cell as each side counts, at side << 7 | cell. */
export const OWN_RANK: Uint8Array = Uint8Array.from({ length: 256 }, (_, index) => {
  const cell = index & 127;
  return cell < 21 || cell > 98 ? 0 : index < 128 ? RANK[cell] : 7 - RANK[cell];
});
/** The feature of a man where it stands, at piece << 7 | cell, when a family begins with a board for each role. */
export const SQUARE: Uint16Array = Uint16Array.from({ length: 16 << 7 }, (_, index) => {
  const cell = index & 127;
  const role = (index >> 7) & 7;
  if (role === 0 || cell < 21 || cell > 98 || FILE[cell] === 0 || FILE[cell] === 9) return 0;
  return (role - 1) * BOARD + OWN_RANK[((index >> 10) << 7) | cell] * 8 + FILE[cell] - 1;
});
