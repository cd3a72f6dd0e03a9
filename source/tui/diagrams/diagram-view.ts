import type { ExplanationCode } from "../../rules/explain.ts";
import { moveFrom, moveTo } from "../../rules/move.ts";
import { opposite } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { parseSquare, type Square } from "../../rules/square.ts";
import { type Claim, type Diagram, diagramPosition, type SquareName } from "../../words/diagram.ts";
import { type BoardView, boardView } from "../board/board-view.ts";
import type { NoteTone, OverlayNote } from "../board/overlay-view.ts";
import { piecesOf, royalMarks } from "../board/position-view.ts";

/**
 * The board of a diagram. Its marks are made of the claim and of where the pieces stand, never of the legal moves, so
 * that the picture says what the claim says: no more, and no less.
 */
export function diagramView(diagram: Diagram): BoardView {
  const { position, lastMove } = diagramPosition(diagram);
  return boardView({
    pieces: piecesOf(position),
    lastMove: lastMove && { from: moveFrom(lastMove), to: moveTo(lastMove) },
    ...claimMarks(diagram.claim, position),
  });
}

/** The piece in question has the cursor's corners; where it may go, what it may take and so on is marked as in a game. */
function claimMarks(claim: Claim, position: Position): Partial<BoardView> {
  switch (claim.kind) {
    case "destinations":
    case "leap":
    case "promotion": {
      const to = claim.to.map(squareOf);
      return {
        cursor: squareOf(claim.from),
        quietTargets: new Set(to.filter((square) => position.pieceAt(square) === undefined)),
        captureTargets: new Set(to.filter((square) => position.pieceAt(square) !== undefined)),
      };
    }
    case "refused":
      return {
        cursor: squareOf(claim.from),
        overlay: {
          kind: "attacks",
          color: opposite(position.turn),
          squares: notes(claim.to, "prey"),
        },
        ...royalsAtStake(claim, position),
      };
    case "attackers-of-antiking":
      return {
        cursor: position.antikingSquare(claim.color),
        overlay: { kind: "holders", color: claim.color, squares: notes(claim.squares, "holder") },
      };
    case "havens": {
      const home = position.antikingSquare(claim.color);
      const elsewhere = claim.squares.map(squareOf).filter((square) => square !== home);
      return { cursor: home, quietTargets: new Set(elsewhere) };
    }
    case "compulsory":
      return {
        mustCapture: new Set(claim.captures.map((capture) => squareOf(capture.slice(0, 2)))),
        captureTargets: new Set(claim.captures.map((capture) => squareOf(capture.slice(2)))),
      };
    case "outcome":
      return royalMarks(position);
  }
}

/** The royals for whose sake a move is refused look as they would after it; not one that would be elsewhere then. */
function royalsAtStake(
  { from, code }: Extract<Claim, { kind: "refused" }>,
  position: Position,
): Pick<BoardView, "check" | "antiCheck"> {
  const staying = (square: Square | undefined, codes: readonly ExplanationCode[]): ReadonlySet<Square> =>
    new Set(square !== undefined && square !== squareOf(from) && codes.includes(code) ? [square] : []);
  return {
    check: staying(position.kingSquare(position.turn), ["king-attacked", "both"]),
    antiCheck: staying(position.antikingSquare(position.turn), ["antiking-unattacked", "both"]),
  };
}

const notes = (names: readonly SquareName[], tone: NoteTone): ReadonlyMap<Square, OverlayNote> =>
  new Map(names.map((name) => [squareOf(name), { tone }]));

function squareOf(name: string): Square {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
}
