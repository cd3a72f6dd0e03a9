import { err, ok, type Result } from "./result.ts";
import { rightsOf, type Setup } from "./setup.ts";
import type { Variant } from "./variant.ts";

/** Why a set-up of one game means nothing in another. */
export type TranslationFault = "antikings-missing" | "antikings-foreign";

/**
 * The same board under the rules of another game. Possible among games with anti-kings and among games without;
 * pieces keep their squares and pawns become the other game's. Rights are kept only where both games castle and
 * neither has anti-kings: leaps and castling have nothing to do with each other, and between the anti-king games
 * nothing is known of who has moved.
 */
export function translateSetup(setup: Setup, from: Variant, to: Variant): Result<Setup, TranslationFault> {
  if (from.id === to.id) return ok(setup);
  if (from.antiking !== to.antiking) return err(to.antiking ? "antikings-missing" : "antikings-foreign");
  return ok({
    ...setup,
    rights: to.antiking ? [] : setup.rights.filter((right) => rightsOf(to).includes(right)),
    enPassant: to.pawns === "orthodox" ? setup.enPassant : undefined,
  });
}
