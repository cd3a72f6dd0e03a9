import { err, ok, type Result } from "../rules/result.ts";
import { chooseColors, hasUnicode, isLinuxConsole } from "../terminal/capabilities.ts";
import { PIECE_SETS } from "../tui/board/art/piece-set.ts";
import { SLATE } from "../tui/board/default-theme.ts";
import type { Look } from "../tui/look.ts";
import { list } from "../words/names.ts";
import { didYouMean } from "../words/suggest.ts";
import { type Arguments, type Failure, type FlagSpec, type Io, usage } from "./command.ts";

/** The flags that override what is guessed of the terminal. */
export const LOOK_FLAGS: readonly FlagSpec[] = [
  { name: "color", value: "truecolor, 256, 16, none or auto" },
  { name: "pieces", value: list(PIECE_SETS, "or") },
];

export const LOOK_HELP = `  --color TIER    truecolor, 256, 16, none or auto; otherwise ANTIKING_COLOR, then a guess
  --pieces SET    ${PIECE_SETS.join(", ")}`;

/** How to draw on the terminal: by the flags, then the environment, then what the terminal is known for. */
export function readLook({ values }: Arguments, { env }: Pick<Io, "env">): Result<Look, Failure> {
  const colors = chooseColors({ flag: values.get("color"), env });
  if (!colors.ok) return err(usage(colors.fault));
  const wish = values.get("pieces") ?? "auto";
  const pieceSet = PIECE_SETS.find((set) => set === wish);
  if (pieceSet === undefined) {
    return err(
      usage(
        `--pieces is "${wish}", but it can only be ${list(PIECE_SETS, "or")}.${didYouMean(wish, PIECE_SETS)}`,
      ),
    );
  }
  const characters = hasUnicode(env) && !isLinuxConsole(env) ? "unicode" : "ascii";
  return ok({ theme: SLATE, tier: colors.tier, pieceSet, characters });
}
