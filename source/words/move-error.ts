import type { MoveError } from "../notation/parse-move.ts";
import { formatSan } from "../notation/san.ts";
import { type Explanation, explain } from "../rules/explain.ts";
import { SIMPLE_FAULTS } from "../rules/explain-movement.ts";
import { movePromotion } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import { squareName } from "../rules/square.ts";
import { explanationSentence } from "./explanation.ts";
import { list, quoted, ROLE_NAMES, withArticle } from "./names.ts";

/** Why a typed move was not made: the sentence, and the explanation behind it where there is one. */
export function moveErrorSentence(
  error: MoveError,
  position: Position,
): { readonly text: string; readonly explanation?: Explanation } {
  switch (error.code) {
    case "unreadable":
      return { text: `${quoted(error.text)} is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.` };
    case "ambiguous": {
      const moves = error.moves.map((move) => formatSan(position, move));
      return { text: `${quoted(error.text)} may mean ${list(moves, "or")}; say which.` };
    }
    case "promotion": {
      const roles = error.moves.flatMap((move) => movePromotion(move) ?? []);
      const choices = list(
        roles.map((role) => withArticle(ROLE_NAMES[role])),
        "or",
      );
      return { text: `${quoted(error.text)} promotes: add what the pawn becomes (${choices}), as in e8=Q.` };
    }
    case "illegal":
      return illegal(error, position);
  }
}

function illegal(error: MoveError & { code: "illegal" }, position: Position) {
  const explanations = error.requests.map((request) => explain(position, request));
  const telling = explanations.find(({ code }) => !SIMPLE_FAULTS.has(code));
  const [first] = explanations;
  // One answer for all of them will do, and that an own piece stands there is one.
  const common = explanations.length === 1 || explanations.some(({ code }) => code === "own-piece");
  const explanation =
    telling ?? (common ? (explanations.find(({ code }) => code === "own-piece") ?? first) : undefined);
  if (explanation !== undefined) return { text: explanationSentence(explanation, position), explanation };
  const role = ROLE_NAMES[error.role];
  if (explanations.length === 0 && /^[O0]-?[O0]/i.test(error.text.trim()))
    return { text: castlingSentence(position) };
  if (explanations.length === 0)
    return { text: `There is no ${role} of yours that ${quoted(error.text)} could mean.` };
  const [{ to }] = error.requests;
  return { text: `None of your ${role}s can go to ${squareName(to)}.` };
}

/** Why nobody can castle whose king does not stand where kings castle. */
const castlingSentence = ({ variant, turn }: Position): string =>
  variant.rights === "castling"
    ? `Castling is impossible: the king has left e${turn === "w" ? 1 : 8}.`
    : `There is no castling in ${variant.name}.`;
