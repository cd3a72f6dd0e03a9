/**
 * What counts in games with anti-kings: men and where they stand, how far they reach, attacks around the king, and
 * what holds the anti-king in its life, the enemy's attacks.
 *
 * An anti-king attacked by one piece is fragile, since the piece may go away at any moment; with two, or in front
 * of a pawn, which cannot go back, it is fairly safe. Tried and found to foretell no results: squares to which the
 * anti-king could flee, lines to it with one man on them, squares for the king, pawns in front of it, passed,
 * doubled and isolated pawns, and men that hang.
 */
import type { Position } from "../rules/position.ts";
import { BISHOP, EMPTY, KING, KNIGHT, LINE_STEPS, OFF, PAWN, QUEEN } from "./board.ts";
import { BLACK_START, ENDS, FEATURES, type FeatureWalk, firstFeature } from "./features.ts";
import { FIRST_STEP, LAST_STEP, SQUARE, STEPS } from "./walk-tables.ts";

export const ANTIKING_BLOCKS = {
  // Men by square, a1 to h8 from their owner's side.
  pawn: 64,
  knight: 64,
  bishop: 64,
  rook: 64,
  queen: 64,
  king: 64,
  antiking: 64,
  // By number of squares to go to.
  knightMobility: 9,
  bishopMobility: 14,
  rookMobility: 15,
  queenMobility: 28,
  // Attackers of one's anti-king: 0 to 2 pawns with 0 to 4 pieces each, once for the side to move and once for the other.
  held: 30,
  // Each man that attacks the enemy's anti-king: a pawn that can step away, one that cannot, knight, bishop, rook, queen;
  // and each line piece right beside it.
  holder: 7,
  // Attacks on the squares around one's king, up to 3 a square.
  pressure: 25,
  tempo: 1,
} as const;

const at = (name: keyof typeof ANTIKING_BLOCKS): number => firstFeature(ANTIKING_BLOCKS, name);
const HELD = at("held");
const HOLDER = at("holder");
const BESIDE = HOLDER + 6;
const PRESSURE = at("pressure");
const TEMPO = at("tempo");
/** By role. */
const MOBILITY = Uint16Array.of(
  0,
  0,
  at("knightMobility"),
  at("bishopMobility"),
  at("rookMobility"),
  at("queenMobility"),
  0,
  0,
);

/** How much of the opening a piece stands for, by role; 24 in all at the start. */
const PHASE = Uint8Array.of(0, 0, 1, 1, 2, 4, 0, 0);
const PHASES = 24;

/** Attacks of a side on a cell, kings aside, at side << 7 | cell. */
const ATTACKS = new Uint8Array(256);
/** Pieces and pawns that attack the enemy's anti-king. */
const PIECE_HOLDERS = new Int32Array(2);
const PAWN_HOLDERS = new Int32Array(2);

export const ANTIKING_WALK: FeatureWalk = { blocks: ANTIKING_BLOCKS, walk, phases: PHASES };

function walk(position: Position): number {
  const { pieceCounts } = position;
  ATTACKS.fill(0);
  reach(position, 0);
  reach(position, 1);
  royals(position, 0);
  royals(position, 1);
  FEATURES[ENDS[position.side]++] = TEMPO;
  let phase = 0;
  for (let role = KNIGHT; role <= QUEEN; role++) {
    phase += PHASE[role] * (pieceCounts[role] + pieceCounts[8 | role]);
  }
  return Math.min(phase, PHASES);
}

/** Lists men and mobility of a side and fills the arrays above. */
function reach(position: Position, us: 0 | 1): void {
  const { board, lists, counts } = position;
  const orthodox = position.variant.pawns === "orthodox";
  const side = us << 7;
  const enemy = (us ^ 1) << 3;
  const forward = us === 0 ? 10 : -10;
  const target = position.antikings[us ^ 1];
  let end = us === 0 ? 0 : BLACK_START;
  let pawnHolders = 0;
  let pieceHolders = 0;
  const last = (us << 6) + counts[us];
  for (let index = us << 6; index < last; index++) {
    const from = lists[index];
    const piece = board[from];
    const role = piece & 7;
    FEATURES[end++] = SQUARE[(piece << 7) | from];
    if (role === PAWN) {
      const ahead = from + forward;
      if (orthodox) {
        ATTACKS[side | (ahead - 1)]++;
        ATTACKS[side | (ahead + 1)]++;
        if (target === ahead - 1 || target === ahead + 1) {
          FEATURES[end++] = board[ahead] === EMPTY ? HOLDER : HOLDER + 1;
          pawnHolders++;
        }
      } else {
        ATTACKS[side | ahead]++;
        if (target === ahead) {
          const free = board[ahead - 1] === EMPTY || board[ahead + 1] === EMPTY;
          FEATURES[end++] = free ? HOLDER : HOLDER + 1;
          pawnHolders++;
        }
      }
      continue;
    }
    if (role >= KING) continue;
    const slides = role >= BISHOP;
    const lastStep = LAST_STEP[role];
    let mobility = 0;
    for (let direction = FIRST_STEP[role]; direction < lastStep; direction++) {
      const step = STEPS[direction];
      let to = from + step;
      while (board[to] === EMPTY) {
        ATTACKS[side | to]++;
        mobility++;
        if (!slides) break;
        to += step;
      }
      const met = board[to];
      if (met === EMPTY || met === OFF) continue;
      ATTACKS[side | to]++;
      if (to === target) {
        FEATURES[end++] = HOLDER + role;
        pieceHolders++;
        if (slides && to === from + step) FEATURES[end++] = BESIDE;
      } else if ((met & 8) === enemy) mobility++;
    }
    FEATURES[end++] = MOBILITY[role] + mobility;
  }
  ENDS[us] = end;
  PAWN_HOLDERS[us] = pawnHolders;
  PIECE_HOLDERS[us] = pieceHolders;
}

/** Lists the safety of a side's king and of its anti-king. */
function royals(position: Position, us: 0 | 1): void {
  const their = (us << 7) ^ 128;
  const king = position.kings[us];
  let end = ENDS[us];
  let pressure = 0;
  for (let index = 0; index < 8; index++) {
    pressure += Math.min(ATTACKS[their | (king + LINE_STEPS[index])], 3);
  }
  FEATURES[end++] = PRESSURE + pressure;
  const pawns = PAWN_HOLDERS[us ^ 1];
  const pieces = Math.min(PIECE_HOLDERS[us ^ 1], 4);
  FEATURES[end++] = HELD + (us === position.side ? 0 : 15) + 5 * pawns + pieces;
  ENDS[us] = end;
}
