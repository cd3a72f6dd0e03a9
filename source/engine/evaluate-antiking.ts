/**
 * Evaluation where each side has a king to keep out of attack and an anti-king to keep under it.
 *
 * The anti-king lives by the enemy's attacks. It is fragile with one attacker, most of all when that is a
 * piece, which can go away at any moment, and fairly safe with two, or in front of a pawn, which cannot go
 * back. The rest is as in chess. Squares to which the anti-king could flee are not counted: in matches of the
 * engine with itself every weight tried for them lost.
 */
import type { Position } from "../rules/position.ts";
import {
  FORCE,
  MATERIAL,
  MOBILITY,
  PAWN_HOLDERS,
  PIECE_HOLDERS,
  pieceSquareTable,
  pressure,
  survey,
} from "./survey.ts";

/** Less than in chess beside the terms below: matches of the engine with itself preferred 0.7 to 1 and to 1.4. */
const VALUES = [0, 70, 210, 217, 315, 595, 0, 0];

const WEIGHTS = {
  mobility: 4,
  pressure: 2.8,
  /** By the number of enemy pieces that attack the anti-king, with no pawn among its attackers; then with one. */
  heldByPieces: [-280, -120, -20, 20, 40],
  heldByPawn: [-20, 20, 50, 60, 60],
  /** A second pawn. */
  secondPawn: 30,
  tempo: 15,
};

/** The force of one side at the start. */
const FULL_FORCE = 2 * (210 + 217 + 315) + 595;

const TABLE = pieceSquareTable({
  values: VALUES,
  centre: [0, 3, 8, 6, 2, 3, -6, 0],
  advance: [0, 0, 4, 8, 14, 28, 60, 0],
});
const FORCE_VALUES = Int16Array.from(VALUES);

/** Centipawns for the side to move. */
export function evaluateAntiking(position: Position): number {
  survey(position, TABLE, FORCE_VALUES);
  const score = sideScore(position, 0) - sideScore(position, 1);
  return (position.side === 0 ? score : -score) + WEIGHTS.tempo;
}

function sideScore(position: Position, us: 0 | 1): number {
  const them = us === 0 ? 1 : 0;
  const pressed = pressure(position.kings[us], them);
  const danger = (WEIGHTS.pressure * pressed * pressed * Math.min(FORCE[them], FULL_FORCE)) / FULL_FORCE;
  return (MATERIAL[us] + WEIGHTS.mobility * MOBILITY[us] - danger + antikingSafety(them)) | 0;
}

/** What the attackers of an anti-king, all of `them`, are worth to its owner. */
function antikingSafety(them: 0 | 1): number {
  const pieces = Math.min(PIECE_HOLDERS[them], 4);
  const pawns = PAWN_HOLDERS[them];
  const held = pawns === 0 ? WEIGHTS.heldByPieces[pieces] : WEIGHTS.heldByPawn[pieces];
  return pawns > 1 ? held + WEIGHTS.secondPawn : held;
}
