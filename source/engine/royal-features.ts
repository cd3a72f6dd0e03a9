/**
 * What counts in games with a royal king, with or without anti-kings: men and where they stand, how far they reach,
 * pawns, men that hang, the king's safety, and what holds the anti-king in its life, the enemy's attacks.
 *
 * An anti-king attacked by one piece is fragile, since the piece may go away at any moment; with two, or in front
 * of a pawn, which cannot go back, it is fairly safe, and it may flee to other squares that the enemy attacks.
 */
import type { Position } from "../rules/position.ts";
import {
  BISHOP,
  EMPTY,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  LINE_STEPS,
  OFF,
  PAWN,
  QUEEN,
  RANK,
  ROOK,
} from "./board.ts";
import { BLACK_START, ENDS, FEATURES, type FeatureWalk, firstFeature } from "./features.ts";

export const ROYAL_BLOCKS = {
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
  // Each piece that attacks the enemy's anti-king: knight, bishop, rook, queen.
  holder: 4,
  // Attacked squares next to one's anti-king, 0 to 8: held by nothing, by one piece, by more.
  flights: 27,
  // Attacks on the squares around one's king, up to 3 a square.
  pressure: 25,
  // Own pawns right in front of the king.
  shelter: 4,
  // Passed pawns by rank, for orthodox pawns.
  passed: 8,
  isolated: 1,
  doubled: 1,
  bishopPair: 1,
  // Rooks on files without pawns, and without own pawns.
  openFile: 2,
  // Men from pawn to queen that are attacked and not defended: of the side to move, of the other.
  hanging: 10,
  // Knight to queen attacked by a pawn: of the side to move, of the other.
  pawnThreat: 8,
  tempo: 1,
} as const;

const at = (name: keyof typeof ROYAL_BLOCKS): number => firstFeature(ROYAL_BLOCKS, name);
const HELD = at("held");
const HOLDER = at("holder") - KNIGHT;
const FLIGHTS = at("flights");
const PRESSURE = at("pressure");
const SHELTER = at("shelter");
const PASSED = at("passed");
const ISOLATED = at("isolated");
const DOUBLED = at("doubled");
const BISHOP_PAIR = at("bishopPair");
const OPEN_FILE = at("openFile");
const HANGING = at("hanging") - PAWN;
const PAWN_THREAT = at("pawnThreat") - KNIGHT;
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

const STEPS = Int8Array.of(...KNIGHT_STEPS, ...LINE_STEPS);
const FIRST_STEP = Uint8Array.of(0, 0, 0, 8, 12, 8, 8, 8);
const LAST_STEP = Uint8Array.of(0, 0, 8, 12, 16, 16, 16, 16);

/** File of a cell, 1 to 8. */
const FILE = Uint8Array.from({ length: 120 }, (_, cell) => cell % 10);
/** Rank of a cell as each side counts, at side << 7 | cell. */
const OWN_RANK = Uint8Array.from({ length: 256 }, (_, index) => {
  const cell = index & 127;
  return cell < 21 || cell > 98 ? 0 : index < 128 ? RANK[cell] : 7 - RANK[cell];
});
/** The feature of a man where it stands, at piece << 7 | cell. */
const SQUARE = Uint16Array.from({ length: 16 << 7 }, (_, index) => {
  const cell = index & 127;
  const role = (index >> 7) & 7;
  if (role === 0 || cell < 21 || cell > 98 || FILE[cell] === 0 || FILE[cell] === 9) return 0;
  return (role - 1) * 64 + OWN_RANK[((index >> 10) << 7) | cell] * 8 + FILE[cell] - 1;
});

/** Attacks of a side on a cell, kings aside, at side << 7 | cell: 1 for each piece, ONE_PAWN for each pawn. */
const ATTACKS = new Uint8Array(256);
const ONE_PAWN = 16;
/** Pieces and pawns that attack the enemy's anti-king. */
const PIECE_HOLDERS = new Int32Array(2);
const PAWN_HOLDERS = new Int32Array(2);
/** The rank, as its side counts, of the hindmost pawn of each file, at side << 4 | file; NO_PAWN for none. */
const REAR = new Uint8Array(32);
const NO_PAWN = 8;

export const ROYAL_WALK: FeatureWalk = { blocks: ROYAL_BLOCKS, walk, phases: PHASES };

function walk(position: Position): number {
  const { pieceCounts } = position;
  ATTACKS.fill(0);
  REAR.fill(NO_PAWN);
  reach(position, 0);
  reach(position, 1);
  stand(position, 0);
  stand(position, 1);
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
        ATTACKS[side | (ahead - 1)] += ONE_PAWN;
        ATTACKS[side | (ahead + 1)] += ONE_PAWN;
        if (target !== 0 && (target === ahead - 1 || target === ahead + 1)) pawnHolders++;
        const file = (us << 4) | FILE[from];
        const rank = OWN_RANK[side | from];
        if (rank < REAR[file]) REAR[file] = rank;
      } else {
        ATTACKS[side | ahead] += ONE_PAWN;
        if (target === ahead) pawnHolders++;
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
        // The anti-king stays attacked when it withdraws along the line.
        if (slides) ATTACKS[side | (to + step)]++;
      } else if ((met & 8) === enemy) mobility++;
    }
    FEATURES[end++] = MOBILITY[role] + mobility;
  }
  if (position.pieceCounts[(us << 3) | BISHOP] > 1) FEATURES[end++] = BISHOP_PAIR;
  ENDS[us] = end;
  PAWN_HOLDERS[us] = pawnHolders;
  PIECE_HOLDERS[us] = pieceHolders;
}

/** Lists what a side's men are worth beside the men of the enemy: pawns, rooks on files, men that hang. */
function stand(position: Position, us: 0 | 1): void {
  const { board, lists, counts, kings } = position;
  const orthodox = position.variant.pawns === "orthodox";
  const side = us << 7;
  const their = side ^ 128;
  const rear = us << 4;
  const theirRear = rear ^ 16;
  const king = kings[us];
  const waits = us === position.side ? 0 : 1;
  const hanging = HANGING + 5 * waits;
  const pawnThreat = PAWN_THREAT + 4 * waits;
  let end = ENDS[us];
  const last = (us << 6) + counts[us];
  for (let index = us << 6; index < last; index++) {
    const from = lists[index];
    const role = board[from] & 7;
    if (role >= KING) continue;
    const attacks = ATTACKS[their | from];
    if (attacks !== 0) {
      if (attacks >= ONE_PAWN && role !== PAWN) FEATURES[end++] = pawnThreat + role;
      else if (ATTACKS[side | from] === 0 && !areNeighbours(king, from)) FEATURES[end++] = hanging + role;
    }
    if (role === PAWN) {
      if (!orthodox) continue;
      const file = FILE[from];
      const rank = OWN_RANK[side | from];
      const farthest = 7 - rank;
      if (
        REAR[theirRear | file] >= farthest &&
        REAR[theirRear | (file - 1)] >= farthest &&
        REAR[theirRear | (file + 1)] >= farthest
      )
        FEATURES[end++] = PASSED + rank;
      if (rank > REAR[rear | file]) FEATURES[end++] = DOUBLED;
      if (REAR[rear | (file - 1)] === NO_PAWN && REAR[rear | (file + 1)] === NO_PAWN)
        FEATURES[end++] = ISOLATED;
    } else if (role === ROOK && orthodox && REAR[rear | FILE[from]] === NO_PAWN) {
      FEATURES[end++] = REAR[theirRear | FILE[from]] === NO_PAWN ? OPEN_FILE : OPEN_FILE + 1;
    }
  }
  ENDS[us] = end;
}

/** Lists the safety of a side's king and of its anti-king. */
function royals(position: Position, us: 0 | 1): void {
  const { board, kings, antikings } = position;
  const their = (us << 7) ^ 128;
  const king = kings[us];
  let end = ENDS[us];
  let pressure = 0;
  for (let index = 0; index < 8; index++) {
    const attacks = ATTACKS[their | (king + LINE_STEPS[index])];
    const count = (attacks & 15) + (attacks >> 4);
    pressure += Math.min(count, 3);
  }
  FEATURES[end++] = PRESSURE + pressure;
  const ownPawn = (us << 3) | PAWN;
  const ahead = king + (us === 0 ? 10 : -10);
  let shelter = 0;
  for (let cell = ahead - 1; cell <= ahead + 1; cell++) if (board[cell] === ownPawn) shelter++;
  FEATURES[end++] = SHELTER + shelter;

  const antiking = antikings[us];
  if (antiking !== 0) {
    const pawns = PAWN_HOLDERS[us ^ 1];
    const pieces = PIECE_HOLDERS[us ^ 1];
    FEATURES[end++] = HELD + (us === position.side ? 0 : 15) + 5 * pawns + Math.min(pieces, 4);
    let flights = 0;
    for (let index = 0; index < 8; index++) {
      const to = antiking + LINE_STEPS[index];
      if (ATTACKS[their | to] === 0) continue;
      const met = board[to];
      if (met === EMPTY || (met !== OFF && met >> 3 === us && to !== king)) flights++;
    }
    const holders = pawns === 0 ? Math.min(pieces, 2) : 2;
    FEATURES[end++] = FLIGHTS + 9 * holders + flights;
  }
  ENDS[us] = end;
}

/** Whether a king stands next to a cell. */
function areNeighbours(king: number, cell: number): boolean {
  const distance = king > cell ? king - cell : cell - king;
  return distance === 1 || (distance >= 9 && distance <= 11);
}
