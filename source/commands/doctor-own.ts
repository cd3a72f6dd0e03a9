import { nameOfSet, PIECE_SETS } from "../tui/board/art/piece-set.ts";
import type { Theme } from "../tui/board/theme.ts";
import { faintPairs } from "../tui/board/themes/contrasts.ts";
import { THEMES } from "../tui/board/themes/themes.ts";
import type { Wardrobe } from "../tui/wardrobe.ts";
import { count, visible } from "../words/names.ts";
import type { Fact } from "./doctor-facts.ts";

/** The themes and piece sets of the user's own, with what is the matter with them. */
export function ownFacts({ themes, pieceSets, faults }: Wardrobe): Fact[] {
  const own = (what: string, name: string, value: string): Fact => ({
    name: `${what} of your own, ${visible(name)}`,
    value,
    overrides: [],
  });
  return [
    ...themes
      .filter((theme) => !THEMES.includes(theme))
      .map((theme) => own("theme", theme.name, contrastText(theme))),
    ...[...(faults?.theme ?? [])].map(([name, fault]) => own("theme", name, fault)),
    ...pieceSets
      .filter((set) => !PIECE_SETS.some((known) => known === set))
      .map((set) => own("pieces", nameOfSet(set), "can be used")),
    ...[...(faults?.pieces ?? [])].map(([name, fault]) => own("pieces", name, fault)),
  ];
}

/** How well a theme can be seen, by its colours as they are written down. Nobody's taste is refused. */
function contrastText({ palettes }: Theme): string {
  const [worst, ...others] = faintPairs(palettes.truecolor.board);
  if (worst === undefined) return "can be used";
  const { front, back, ratio, least } = worst;
  const more = others.length === 0 ? "" : `; ${count(others.length, "other pair")} too`;
  return `can be used, but "${front}" is hard to see beside "${back}" (contrast ${ratio.toFixed(1)}, should be ${least})${more}`;
}
