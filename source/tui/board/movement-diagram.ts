/**
 * How a piece moves, as a picture of a small part of the board. The rules core answers for every mark on it: the piece
 * stands in a position with a few sample pieces, and what is marked is what it can do there.
 */
import { pseudoLegalMoves } from "../../rules/generator.ts";
import { isCapture, isDoubleStep, isLeap, type Move, moveFrom, moveTo } from "../../rules/move.ts";
import { opposite, type Piece } from "../../rules/piece.ts";
import { KING_ATTACKED, Position } from "../../rules/position.ts";
import { rightsOf } from "../../rules/setup.ts";
import { fileOf, rankOf, SQUARES, type Square, squareAt } from "../../rules/square.ts";
import type { Variant } from "../../rules/variant.ts";
import { movementSentences } from "../../words/movement.ts";
import { type BoardView, boardView, type Mark } from "./board-view.ts";
import type { BoardWindow } from "./board-window.ts";
import { type LegendStyle, legendLine, sampleSquare } from "./legend.ts";
import type { CellLine } from "./paint.ts";

export interface MovementDiagram {
  /** The piece is selected; what it can do only once, a leap or a double step, is highlighted as well. */
  readonly view: BoardView;
  /** The part of the board to draw: five squares by five, or seven by seven. */
  readonly window: BoardWindow;
  /** The position whose moves the picture shows. Royals that are missing, or unattacked, do not matter to it. */
  readonly position: Position;
  /** Where the piece stands. */
  readonly square: Square;
  /** How it moves, in sentences. */
  readonly captionWords: readonly string[];
}

/** What the marks of a diagram mean, in a line of at most 60 columns. */
export function diagramLegend({ view, position, square }: MovementDiagram, style: LegendStyle): CellLine {
  const sample = (...marks: Mark[]): CellLine => sampleSquare({ marks: new Set(marks) }, style);
  const leaps = movesOf(position, square).some(isLeap);
  const special = leaps ? "a leap, once, as its first move" : "only from where it starts";
  return legendLine(
    [
      ...(view.quietTargets.size > 0 ? [{ sample: sample("quiet"), words: "goes" }] : []),
      ...(view.captureTargets.size > 0 ? [{ sample: sample("capture"), words: "takes" }] : []),
      ...(view.highlighted.size > 0 ? [{ sample: sample("quiet", "highlighted"), words: special }] : []),
    ],
    style,
  );
}

type Pieces = ReadonlyMap<Square, Piece>;

/** Sample pieces to take that a picture shows at most, unless the piece takes only where it cannot go otherwise. */
const MOST_SAMPLES = 2;

/** How a piece moves in a game. */
export function movementDiagram(variant: Variant, piece: Piece): MovementDiagram {
  const square = busiestSquare(variant, piece);
  const alone: Pieces = new Map([[square, piece]]);
  const quiet = new Set(movesOf(positionWith(variant, alone, piece), square).map(moveTo));
  const window = windowAround(square, quiet);
  const pieces = withSamples(variant, alone, square, window);
  const position = positionWith(variant, pieces, piece);
  const moves = movesOf(position, square).filter((move) => isInside(moveTo(move), window));
  const targets = (accepts: (move: Move) => boolean): ReadonlySet<Square> =>
    new Set(moves.filter(accepts).map(moveTo));
  const view = boardView({
    pieces,
    flipped: piece.color === "b",
    selected: square,
    quietTargets: targets((move) => !isCapture(move)),
    captureTargets: targets(isCapture),
    highlighted: targets((move) => isLeap(move) || isDoubleStep(move)),
  });
  return { view, window, position, square, captionWords: movementSentences(variant, piece.role) };
}

/** The square on the d file, in the middle or on the second rank, from which the piece has the most moves. */
function busiestSquare(variant: Variant, piece: Piece): Square {
  const ranks = piece.color === "w" ? [3, 1] : [4, 6];
  const choices = ranks.map((rank) => {
    const square = squareAt(3, rank);
    const position = positionWith(variant, new Map([[square, piece]]), piece);
    return { square, moves: movesOf(position, square).length };
  });
  const most = Math.max(...choices.map(({ moves }) => moves));
  return choices.find(({ moves }) => moves === most)?.square ?? squareAt(3, 3);
}

/** A position of these pieces with the mover's side to move and every right that can hold. */
function positionWith(variant: Variant, pieces: Pieces, { color }: Piece): Position {
  const board = SQUARES.map((square) => pieces.get(square));
  const rights = rightsOf(variant);
  return Position.tolerant(
    { board, turn: color, rights, enPassant: undefined, halfmoves: 0, fullmoves: 1 },
    variant,
  );
}

/** What the piece on a square can do; compulsory captures and the want of attackers of an anti-king left aside. */
const movesOf = (position: Position, from: Square): Move[] =>
  pseudoLegalMoves(position).filter((move) => moveFrom(move) === from);

/** Seven squares by seven where the piece goes further than two, five by five otherwise, kept on the board. */
function windowAround(square: Square, targets: ReadonlySet<Square>): BoardWindow {
  const reach = Math.max(...[...targets].map((target) => distance(square, target))) > 2 ? 3 : 2;
  const size = 2 * reach + 1;
  const lowest = (coordinate: number): number => Math.min(8 - size, Math.max(0, coordinate - reach));
  return { file: lowest(fileOf(square)), rank: lowest(rankOf(square)), files: size, ranks: size };
}

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));

const isInside = (square: Square, { file, rank, files, ranks }: BoardWindow): boolean =>
  fileOf(square) >= file &&
  fileOf(square) < file + files &&
  rankOf(square) >= rank &&
  rankOf(square) < rank + ranks;

/**
 * The piece with pawns around it that show what it takes, and of an anti-king's neighbours an enemy that it does not.
 * No sample attacks a king where it stands or where the picture lets it go.
 */
function withSamples(variant: Variant, alone: Pieces, square: Square, window: BoardWindow): Pieces {
  const piece = alone.get(square);
  if (piece === undefined) throw new Error("the diagram has no piece");
  const enemy: Piece = { color: opposite(piece.color), role: "pawn" };
  const own: Piece = { color: piece.color, role: "pawn" };
  const takes = (sample: Piece, at: Square): boolean =>
    movesOf(positionWith(variant, new Map([...alone, [at, sample]]), piece), square).some(
      (move) => isCapture(move) && moveTo(move) === at,
    );
  const near = SQUARES.filter((at) => at !== square && isInside(at, window) && distance(square, at) <= 2);
  const sample = near.some((at) => takes(enemy, at)) ? enemy : own;
  const takeable = near.filter((at) => takes(sample, at));
  // The furthest ones, so that a line shows squares before the sample and none behind it.
  const furthest = Math.max(...takeable.map((at) => distance(square, at)));
  const places = takeable.filter((at) => distance(square, at) === furthest);

  const safe = (pieces: Pieces): boolean => {
    const position = positionWith(variant, pieces, piece);
    const attacked = (move: Move): boolean => (position.royalFaults(move) & KING_ATTACKED) !== 0;
    return !position.kingAttacked(piece.color) && !movesOf(position, square).some(attacked);
  };
  const quiet = new Set(movesOf(positionWith(variant, alone, piece), square).map(moveTo));
  const onlyThere = places.every((at) => !quiet.has(at));
  const candidates = places.filter((at) => safe(new Map([...alone, [at, sample]])));
  const wanted = onlyThere ? candidates.length : Math.min(MOST_SAMPLES, candidates.length);
  const pieces = new Map(alone);
  for (let index = 0; index < wanted; index++) {
    const at = candidates[Math.floor((index * candidates.length) / wanted)];
    if (at !== undefined && safe(new Map([...pieces, [at, sample]]))) pieces.set(at, sample);
  }
  if (sample === own) {
    const spared = near.find((at) => distance(square, at) === 1 && !pieces.has(at));
    if (spared !== undefined) pieces.set(spared, enemy);
  }
  return pieces;
}
