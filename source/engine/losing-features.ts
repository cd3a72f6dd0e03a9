/**
 * What counts where capturing is compulsory and losing one's men wins: men and where they stand, who has quiet moves
 * left, and who can make the other capture.
 *
 * Men are burdens, most of all the long-ranging ones that can be made to capture on and on; near the end a king,
 * knight, bishop or rook is none any more. What decides games is tempo: quiet moves, and men to offer. Tried and found to
 * foretell no results: quiet moves to squares that the enemy does not attack, passed pawns and blocked ones.
 */
import type { Position } from "../rules/position.ts";
import { BISHOP, EMPTY, KING, OFF, PAWN, QUEEN } from "./board.ts";
import { BLACK_START, ENDS, FEATURES, type FeatureWalk, firstFeature } from "./features.ts";
import { FIRST_STEP, LAST_STEP, OWN_RANK, SQUARE, STEPS } from "./walk-tables.ts";

export const LOSING_BLOCKS = {
  // Men by square, a1 to h8 from their owner's side.
  pawn: 64,
  knight: 64,
  bishop: 64,
  rook: 64,
  queen: 64,
  king: 64,
  // By number of one's men, and by number of pawns to kings, 0 to 8 each.
  men: 17,
  counts: 54,
  // By number of quiet moves, and of those that offer a man.
  mobility: 41,
  offers: 9,
  // Captures one has, 0 to 4: for the side to move, for the other; and those that the enemy could take back, 0 to 3.
  captures: 10,
  recaptured: 8,
  // One's men that the enemy attacks, from pawn to king: those of the side to move and of the other; then so for men that are defended.
  loose: 12,
  defended: 12,
  tempo: 1,
} as const;

const at = (name: keyof typeof LOSING_BLOCKS): number => firstFeature(LOSING_BLOCKS, name);
const MEN = at("men");
const MOBILITY = at("mobility");
const COUNTS = at("counts") - 9;
const OFFERS = at("offers");
const CAPTURES = at("captures");
const RECAPTURED = at("recaptured");
const LOOSE = at("loose") - PAWN;
const DEFENDED = at("defended") - PAWN;
const TEMPO = at("tempo");

/** More men than the fewest at which a game is still in its ending. */
const PHASES = 28;
const ENDING_MEN = 4;

/** Whether a side attacks a cell, or defends its own man there, at side << 7 | cell. */
const ATTACKED = new Uint8Array(256);
/** The cells that each side's quiet moves enter, from 0 and from 512 on, and how many there are. */
const QUIETS = new Uint8Array(1024);
const QUIET_COUNT = new Int32Array(2);
/** The cells of the men that each side can take, once for each way to do it, likewise. */
const TARGETS = new Uint8Array(1024);
const TARGET_COUNT = new Int32Array(2);

export const LOSING_WALK: FeatureWalk = { blocks: LOSING_BLOCKS, walk, phases: PHASES };

function walk(position: Position): number {
  ATTACKED.fill(0);
  reach(position, 0);
  reach(position, 1);
  weigh(position, 0);
  weigh(position, 1);
  FEATURES[ENDS[position.side]++] = TEMPO;
  const men = position.counts[0] + position.counts[1] - ENDING_MEN;
  return Math.max(0, Math.min(PHASES, men));
}

/** Lists a side's men and fills the arrays above: where they can go, whoever is to move. */
function reach(position: Position, us: 0 | 1): void {
  const { board, lists, counts } = position;
  const forward = us === 0 ? 10 : -10;
  const side = us << 7;
  const enemy = (us ^ 1) << 3;
  let end = us === 0 ? 0 : BLACK_START;
  let quiet = us << 9;
  let target = us << 9;
  const last = (us << 6) + counts[us];
  for (let index = us << 6; index < last; index++) {
    const from = lists[index];
    const piece = board[from];
    const role = piece & 7;
    FEATURES[end++] = SQUARE[(piece << 7) | from];
    if (role === PAWN) {
      const ahead = from + forward;
      ATTACKED[side | (ahead - 1)] = 1;
      ATTACKED[side | (ahead + 1)] = 1;
      const left = board[ahead - 1];
      const right = board[ahead + 1];
      if (left !== EMPTY && left !== OFF && (left & 8) === enemy) TARGETS[target++] = ahead - 1;
      if (right !== EMPTY && right !== OFF && (right & 8) === enemy) TARGETS[target++] = ahead + 1;
      if (board[ahead] === EMPTY) {
        QUIETS[quiet++] = ahead;
        if (OWN_RANK[side | from] === 1 && board[ahead + forward] === EMPTY)
          QUIETS[quiet++] = ahead + forward;
      }
      continue;
    }
    const slides = role >= BISHOP && role <= QUEEN;
    const lastStep = LAST_STEP[role];
    for (let direction = FIRST_STEP[role]; direction < lastStep; direction++) {
      const step = STEPS[direction];
      let to = from + step;
      let met = board[to];
      while (met === EMPTY) {
        ATTACKED[side | to] = 1;
        QUIETS[quiet++] = to;
        if (!slides) break;
        to += step;
        met = board[to];
      }
      if (met !== EMPTY && met !== OFF) {
        ATTACKED[side | to] = 1;
        if ((met & 8) === enemy) TARGETS[target++] = to;
      }
    }
  }
  QUIET_COUNT[us] = quiet - (us << 9);
  TARGET_COUNT[us] = target - (us << 9);
  ENDS[us] = end;
}

/** Lists what depends on where the enemy can go. */
function weigh(position: Position, us: 0 | 1): void {
  const { board, lists, counts, pieceCounts } = position;
  const side = us << 7;
  const their = side ^ 128;
  const waits = us === position.side ? 0 : 1;
  let end = ENDS[us];
  const men = counts[us];
  FEATURES[end++] = MEN + Math.min(men, 16);
  for (let role = PAWN; role <= KING; role++) {
    FEATURES[end++] = COUNTS + 9 * role + Math.min(pieceCounts[(us << 3) | role], 8);
  }

  const quiets = QUIET_COUNT[us];
  let offers = 0;
  const lastQuiet = (us << 9) + quiets;
  for (let index = us << 9; index < lastQuiet; index++) offers += ATTACKED[their | QUIETS[index]];
  FEATURES[end++] = MOBILITY + Math.min(quiets, 40);
  FEATURES[end++] = OFFERS + Math.min(offers, 8);

  const targets = TARGET_COUNT[us];
  let recaptured = 0;
  const lastTarget = (us << 9) + targets;
  for (let index = us << 9; index < lastTarget; index++) recaptured += ATTACKED[their | TARGETS[index]];
  FEATURES[end++] = CAPTURES + 5 * waits + Math.min(targets, 4);
  FEATURES[end++] = RECAPTURED + 4 * waits + Math.min(recaptured, 3);

  const last = (us << 6) + men;
  for (let index = us << 6; index < last; index++) {
    const from = lists[index];
    const role = board[from] & 7;
    if (ATTACKED[their | from] !== 0) {
      FEATURES[end++] = (ATTACKED[side | from] === 0 ? LOOSE : DEFENDED) + 6 * waits + role;
    }
  }
  ENDS[us] = end;
}
