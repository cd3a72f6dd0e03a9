/** How the pieces of a game move, in sentences. */
import type { Role } from "../rules/piece.ts";
import type { Variant } from "../rules/variant.ts";
import { list, ROLE_NAMES, withArticle } from "./names.ts";

/** How a piece moves in a game: a few sentences, the most important first. */
export function movementSentences(variant: Variant, role: Role): readonly string[] {
  switch (role) {
    case "pawn":
      return pawnSentences(variant);
    case "knight":
      return [
        "A knight leaps two squares straight and one to the side, over anything in between, and takes where it lands.",
      ];
    case "bishop":
      return ["A bishop moves slantwise as far as the way is free, and takes the first enemy in its way."];
    case "rook":
      return ["A rook moves straight as far as the way is free, and takes the first enemy in its way."];
    case "queen":
      return [
        "A queen moves straight or slantwise as far as the way is free, and takes the first enemy in its way.",
      ];
    case "king":
      return kingSentences(variant);
    case "antiking":
      return variant.antiking ? antikingSentences(variant) : [];
  }
}

function pawnSentences({ pawns, promotions }: Variant): string[] {
  const steps =
    pawns === "berolina"
      ? ["A Berolina pawn steps slantwise forward and takes straight forward."]
      : [
          "A pawn steps straight forward and takes slantwise forward.",
          "From where it starts it may go two squares at once; an enemy pawn that could have taken it had it gone one may then take it in passing, in the very next move.",
        ];
  const roles = promotions.map((role) => ROLE_NAMES[role]);
  return [
    ...steps,
    `On the last rank it becomes ${list([withArticle(roles[0] ?? ""), ...roles.slice(1)], "or")}.`,
  ];
}

function kingSentences(variant: Variant): string[] {
  const { royalKing, rights } = variant;
  const step = "A king steps one square in any direction";
  const first = royalKing
    ? `${step} and takes there, but never goes where an enemy attacks it.`
    : `${step} and takes there. It is a piece like any other and may be taken.`;
  const castling =
    "Once, while neither has moved, it may castle: two squares towards a rook, which goes to its other side, if the way is free and no square that the king leaves, crosses or enters is attacked.";
  return [first, ...(rights === "castling" && royalKing ? [castling] : []), ...leapSentence(variant)];
}

function antikingSentences(variant: Variant): string[] {
  return [
    "An anti-king steps one square in any direction, but only to where an enemy piece attacks it; the enemy king does not count.",
    "It takes pieces of its own side, except the king, and never an enemy. Nobody can take it, and it attacks nothing.",
    ...leapSentence(variant),
  ];
}

const leapSentence = ({ rights }: Variant): readonly string[] =>
  rights === "leaps"
    ? ["As its own first move of the game it may instead leap like a knight to an empty square."]
    : [];
