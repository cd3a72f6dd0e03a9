/** Evaluation where the king is royal and there is no anti-king: orthodox terms, kept few. */
import type { Position } from "../rules/position.ts";
import { FORCE, MATERIAL, MOBILITY, pieceSquareTable, pressure, survey } from "./survey.ts";

const VALUES = [0, 100, 320, 335, 500, 960, 0, 0];

const WEIGHTS = {
  mobility: 3,
  /** A point of pressure on the king, growing with itself and with the attacker's force. */
  pressure: 2,
  /** For the king: towards the edge while the enemy has force, to the centre when it has gone. */
  kingCentre: 14,
  tempo: 12,
};

/** The force of one side at the start. */
const FULL_FORCE = 2 * (320 + 335 + 500) + 960;

const TABLE = pieceSquareTable({
  values: VALUES,
  centre: [0, 6, 10, 6, 2, 3, 0, 0],
  advance: [0, 0, 2, 6, 14, 32, 70, 0],
});
const FORCE_VALUES = Int16Array.from(VALUES);

/** Centipawns for the side to move. */
export function evaluateChess(position: Position): number {
  survey(position, TABLE, FORCE_VALUES);
  const score = sideScore(position, 0) - sideScore(position, 1);
  return (position.side === 0 ? score : -score) + WEIGHTS.tempo;
}

function sideScore(position: Position, us: 0 | 1): number {
  const them = us === 0 ? 1 : 0;
  const king = position.kings[us];
  const pressed = pressure(king, them);
  const enemyForce = Math.min(FORCE[them], FULL_FORCE);
  const file = (king % 10) - 1;
  const rank = Math.floor(king / 10) - 2;
  const central = Math.min(file, 7 - file, rank, 7 - rank);
  const shelter = (WEIGHTS.kingCentre * central * (FULL_FORCE - 2 * enemyForce)) / FULL_FORCE;
  const danger = (WEIGHTS.pressure * pressed * pressed * enemyForce) / FULL_FORCE;
  return (MATERIAL[us] + WEIGHTS.mobility * MOBILITY[us] + shelter - danger) | 0;
}
