/** Why a piece cannot get from one square to another at all, royals and compulsory captures left aside. */
import { opposite, type Piece, type Role } from "./piece.ts";
import type { Position } from "./position.ts";
import { rightsOf } from "./setup.ts";
import { fileOf, rankOf, type Square, squareAt } from "./square.ts";

/** Why castling is impossible, in the order asked. */
export type CastlingFault = "right-lost" | "blocked" | "in-check" | "through-attack";

export type MovementFault =
  | { readonly code: "same-square"; readonly from: Square; readonly piece: Piece }
  | { readonly code: "moves-otherwise"; readonly from: Square; readonly to: Square; readonly piece: Piece }
  | { readonly code: "pawn-needs-enemy"; readonly from: Square; readonly to: Square }
  | { readonly code: "pawn-double-step"; readonly from: Square; readonly to: Square }
  | { readonly code: "blocked"; readonly from: Square; readonly to: Square; readonly by: Square }
  | { readonly code: "own-piece"; readonly to: Square; readonly piece: Piece }
  | { readonly code: "antiking-takes-enemy"; readonly to: Square; readonly piece: Piece }
  | { readonly code: "antiking-takes-king"; readonly to: Square }
  | { readonly code: "antiking-untakeable"; readonly to: Square }
  | { readonly code: "king-untakeable"; readonly to: Square }
  | { readonly code: "leap-spent"; readonly from: Square; readonly piece: Piece }
  | { readonly code: "leap-occupied"; readonly from: Square; readonly to: Square; readonly piece: Piece }
  | {
      readonly code: "castling";
      readonly why: CastlingFault;
      readonly king: Square;
      /** The blockers, or the squares from which the king or its path is attacked. */
      readonly squares: readonly Square[];
    };

/** Refusals that say no more than that a piece does not get there; they tell nothing about the game's rules. */
export const SIMPLE_FAULTS: ReadonlySet<string> = new Set<MovementFault["code"]>([
  "own-piece",
  "moves-otherwise",
  "blocked",
  "pawn-needs-enemy",
  "pawn-double-step",
]);

/** Explains why the piece on `from` has no pseudo-legal move to `to`. */
export function explainMovement(position: Position, from: Square, to: Square): MovementFault {
  const piece = position.pieceAt(from);
  if (piece === undefined) throw new Error("there is no piece to explain");
  if (from === to) return { code: "same-square", from, piece };
  if (piece.role === "pawn") return explainPawn(position, piece, from, to);

  const shape = shapeOf(from, to);
  if (isCastlingWish(position, piece, from, to)) return explainCastling(position, from, to);
  if (isRoyalLeap(position, piece.role, shape)) {
    return holdsLeap(position, piece)
      ? { code: "leap-occupied", from, to, piece }
      : { code: "leap-spent", from, piece };
  }
  if (!moveShapes(piece.role).includes(shape)) return { code: "moves-otherwise", from, to, piece };
  const by = firstBlocker(position, from, to);
  if (by !== undefined) return { code: "blocked", from, to, by };
  return explainTarget(position, piece, to) ?? { code: "moves-otherwise", from, to, piece };
}

type Shape = "step" | "line" | "diagonal-step" | "diagonal" | "knight" | "other";

function shapeOf(from: Square, to: Square): Shape {
  const files = Math.abs(fileOf(to) - fileOf(from));
  const ranks = Math.abs(rankOf(to) - rankOf(from));
  if (files * ranks === 2) return "knight";
  if (files === ranks) return files === 1 ? "diagonal-step" : "diagonal";
  if (files === 0 || ranks === 0) return files + ranks === 1 ? "step" : "line";
  return "other";
}

function moveShapes(role: Role): readonly Shape[] {
  switch (role) {
    case "knight":
      return ["knight"];
    case "bishop":
      return ["diagonal-step", "diagonal"];
    case "rook":
      return ["step", "line"];
    case "queen":
      return ["step", "line", "diagonal-step", "diagonal"];
    case "king":
    case "antiking":
      return ["step", "diagonal-step"];
    case "pawn":
      return [];
  }
}

const isRoyalLeap = (position: Position, role: Role, shape: Shape): boolean =>
  position.variant.rights === "leaps" && (role === "king" || role === "antiking") && shape === "knight";

/** Whether a royal may still leap; never in games without leaps, nor any other piece. */
export function holdsLeap(position: Position, { color, role }: Piece): boolean {
  if (position.variant.rights !== "leaps" || (role !== "king" && role !== "antiking")) return false;
  const letter = role === "king" ? "k" : "a";
  const right = color === "w" ? letter.toUpperCase() : letter;
  return position.setup().rights.some((held) => held === right);
}

/** What is wrong with taking whatever stands on `to`; undefined when nothing is. */
function explainTarget(position: Position, mover: Piece, to: Square): MovementFault | undefined {
  const target = position.pieceAt(to);
  if (target === undefined) return undefined;
  const own = target.color === mover.color;
  if (mover.role === "antiking") {
    if (own && target.role === "king") return { code: "antiking-takes-king", to };
    if (!own) return { code: "antiking-takes-enemy", to, piece: target };
    return undefined;
  }
  if (own) return { code: "own-piece", to, piece: target };
  if (target.role === "antiking") return { code: "antiking-untakeable", to };
  if (target.role === "king" && position.variant.royalKing) return { code: "king-untakeable", to };
  return undefined;
}

function explainPawn(position: Position, piece: Piece, from: Square, to: Square): MovementFault {
  const forward = piece.color === "w" ? 1 : -1;
  const ranks = (rankOf(to) - rankOf(from)) * forward;
  const files = Math.abs(fileOf(to) - fileOf(from));
  const otherwise: MovementFault = { code: "moves-otherwise", from, to, piece };
  const orthodox = position.variant.pawns === "orthodox";
  if (ranks === 2 && files === 0 && orthodox) {
    const by = [squareAt(fileOf(from), rankOf(from) + forward), to].find((square) =>
      position.pieceAt(square),
    );
    if (rankOf(from) !== (piece.color === "w" ? 1 : 6)) return { code: "pawn-double-step", from, to };
    return by === undefined ? otherwise : { code: "blocked", from, to, by };
  }
  if (ranks !== 1 || files > 1) return otherwise;
  const target = position.pieceAt(to);
  const takes = orthodox ? files === 1 : files === 0;
  if (!takes) return target ? { code: "blocked", from, to, by: to } : otherwise;
  if (target === undefined) return { code: "pawn-needs-enemy", from, to };
  return explainTarget(position, piece, to) ?? otherwise;
}

/** A king that goes two files along its home rank, where the game castles, wants to castle. */
function isCastlingWish(position: Position, piece: Piece, from: Square, to: Square): boolean {
  const home = squareAt(4, piece.color === "w" ? 0 : 7);
  return (
    position.variant.rights === "castling" &&
    piece.role === "king" &&
    from === home &&
    rankOf(to) === rankOf(from) &&
    Math.abs(fileOf(to) - fileOf(from)) === 2
  );
}

function explainCastling(position: Position, from: Square, to: Square): MovementFault {
  const kingSide = fileOf(to) > fileOf(from);
  const us = position.turn;
  const letter = kingSide ? "K" : "Q";
  const right = us === "w" ? letter : letter.toLowerCase();
  const fault = (why: CastlingFault, squares: readonly Square[]): MovementFault => ({
    code: "castling",
    why,
    king: from,
    squares,
  });
  const held = position.setup().rights;
  if (!rightsOf(position.variant).some((each) => each === right && held.includes(each))) {
    return fault("right-lost", []);
  }
  const rank = rankOf(from);
  const between = (kingSide ? [5, 6] : [3, 2, 1]).map((file) => squareAt(file, rank));
  const blockers = between.filter((square) => position.pieceAt(square));
  if (blockers.length > 0) return fault("blocked", blockers);
  const checkers = position.attackers(from, opposite(us));
  if (checkers.length > 0) return fault("in-check", checkers);
  return fault("through-attack", position.attackers(squareAt(kingSide ? 5 : 3, rank), opposite(us)));
}

/** The first piece on the line strictly between two squares. */
function firstBlocker(position: Position, from: Square, to: Square): Square | undefined {
  const files = Math.sign(fileOf(to) - fileOf(from));
  const ranks = Math.sign(rankOf(to) - rankOf(from));
  const distance = Math.max(Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from)));
  if (shapeOf(from, to) === "knight") return undefined;
  for (let step = 1; step < distance; step++) {
    const square = squareAt(fileOf(from) + step * files, rankOf(from) + step * ranks);
    if (position.pieceAt(square)) return square;
  }
  return undefined;
}
