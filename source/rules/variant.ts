import type { Role } from "./piece.ts";

/**
 * A game as data. The rules core, the engine and the screens read these facts and never ask which
 * variant they have before them, so a new game that recombines known facts is one more record.
 */
export interface Variant {
  readonly id: VariantId;
  readonly name: string;
  /** FEN of the start position. */
  readonly start: string;
  /** Orthodox pawns step straight and take slantwise; Berolina pawns step slantwise and take straight. */
  readonly pawns: "orthodox" | "berolina";
  /** Whether the king must not be left attacked; otherwise it is a piece like any other. */
  readonly royalKing: boolean;
  /** Whether each side has an anti-king, which must not be left unattacked. */
  readonly antiking: boolean;
  /** What the third field of the FEN lists: castling rights, unspent leaps of the royals, or nothing. */
  readonly rights: "castling" | "leaps" | "none";
  /** What a pawn may become, in the order offered. */
  readonly promotions: readonly Role[];
  readonly compulsoryCapture: boolean;
  /** What a mate means for the mated side. */
  readonly mate: "loses" | "wins";
  /** What it means to have pieces and no legal move, without being mated. */
  readonly stalemate: "draw" | "wins" | "fewer-pieces-win";
  /** Running out of pieces (down to none, or to the bare king) wins; in orthodox games nothing happens. */
  readonly goal: "no-pieces" | "bare-king" | "none";
  /**
   * Under which name positions are drawn that nobody can win any more: only bishops left on opposite colours
   * of square (`dead-position`), or too little to mate with (`insufficient-material`).
   */
  readonly dead: "dead-position" | "insufficient-material" | "none";
}

export type VariantId = "antiking1" | "antiking2" | "antichess" | "suicide" | "aise" | "losers" | "chess";

const ORTHODOX_START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const PROMOTIONS = ["queen", "rook", "bishop", "knight"] as const;

const ANTIKING = {
  royalKing: true,
  antiking: true,
  promotions: PROMOTIONS,
  compulsoryCapture: false,
  mate: "loses",
  stalemate: "draw",
  goal: "none",
  dead: "none",
} as const;

const LOSING = {
  start: `${ORTHODOX_START} w - - 0 1`,
  pawns: "orthodox",
  royalKing: false,
  antiking: false,
  rights: "none",
  promotions: [...PROMOTIONS, "king"],
  compulsoryCapture: true,
  mate: "loses",
  goal: "no-pieces",
  dead: "dead-position",
} as const;

const ORTHODOX = {
  start: `${ORTHODOX_START} w KQkq - 0 1`,
  pawns: "orthodox",
  royalKing: true,
  antiking: false,
  rights: "castling",
  promotions: PROMOTIONS,
} as const;

/** Every game the program knows, in the order it offers them. */
export const VARIANTS: readonly Variant[] = Object.freeze([
  Object.freeze({
    ...ANTIKING,
    id: "antiking1",
    name: "Anti-King Chess I",
    start: "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka - 0 1",
    pawns: "berolina",
    rights: "leaps",
  }),
  Object.freeze({
    ...ANTIKING,
    id: "antiking2",
    name: "Anti-King Chess II",
    start: "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    pawns: "orthodox",
    rights: "castling",
  }),
  Object.freeze({ ...LOSING, id: "antichess", name: "Antichess", stalemate: "wins" }),
  Object.freeze({ ...LOSING, id: "suicide", name: "Suicide chess", stalemate: "fewer-pieces-win" }),
  Object.freeze({ ...LOSING, id: "aise", name: "Antichess, AISE rule", stalemate: "draw" }),
  Object.freeze({
    ...ORTHODOX,
    id: "losers",
    name: "Losers chess",
    compulsoryCapture: true,
    mate: "wins",
    stalemate: "wins",
    goal: "bare-king",
    dead: "none",
  }),
  Object.freeze({
    ...ORTHODOX,
    id: "chess",
    name: "Chess",
    compulsoryCapture: false,
    mate: "loses",
    stalemate: "draw",
    goal: "none",
    dead: "insufficient-material",
  }),
] satisfies readonly Variant[]);

/** The variant of an id, exactly as written in `VariantId`; undefined for anything else. */
export const findVariant = (id: string): Variant | undefined => VARIANTS.find((variant) => variant.id === id);

/** The variant of a known id. */
export function variantOf(id: VariantId): Variant {
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`no variant ${id}`);
  return variant;
}
