export type Color = "w" | "b";

/** What a piece is. In `antiking1` a pawn is a Berolina pawn: the variant says so, not the role. */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king" | "antiking";

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

export const COLORS: readonly Color[] = ["w", "b"];
export const ROLES: readonly Role[] = ["pawn", "knight", "bishop", "rook", "queen", "king", "antiking"];

export const opposite = (color: Color): Color => (color === "w" ? "b" : "w");
