/** What a look can be changed to while the program runs, and how. */
import type { Size } from "../terminal/size.ts";
import { capitalised, list, quoted } from "../words/names.ts";
import { didYouMean } from "../words/suggest.ts";
import { effectiveSet, nameOfSet, type PieceSet } from "./board/art/piece-set.ts";
import { paletteFor, type Theme } from "./board/theme.ts";
import type { Look } from "./look.ts";
import type { LookWish } from "./look-wish.ts";
import { changeSquares } from "./squares.ts";

/** Everything there is to choose from. */
export interface Wardrobe {
  readonly themes: readonly Theme[];
  readonly pieceSets: readonly PieceSet[];
  /** By the names they would have, in sentences: what is there too and cannot be used. */
  readonly faults?: Readonly<Record<"theme" | "pieces", ReadonlyMap<string, string>>>;
}

/** What came of a wish, in a sentence. */
export interface LookAnswer {
  readonly granted: boolean;
  readonly text: string;
}

type Changed = LookAnswer & { readonly look: Look };

/** The look after several wishes, what of it was chosen, and the answer to the last. */
export function changeLookOften(
  look: Look,
  wardrobe: Wardrobe,
  wishes: readonly LookWish[],
  screen: Size,
): Changed & { readonly chosen: ReadonlySet<LookWish["of"]> } {
  const chosen = new Set<LookWish["of"]>();
  let changed: Changed = { granted: false, text: "", look };
  for (const wish of wishes) {
    changed = changeLook(changed.look, wardrobe, wish, screen);
    if (changed.granted) chosen.add(wish.of);
  }
  return { ...changed, chosen };
}

/** The look after a wish, which is the same if that cannot be granted, and what to say on a screen of a size. */
export function changeLook(look: Look, wardrobe: Wardrobe, { of, name }: LookWish, screen: Size): Changed {
  switch (of) {
    case "theme":
      return changeTheme(look, wardrobe, name);
    case "pieces":
      return changePieces(look, wardrobe, name);
    case "squares":
      return changeSquares(look, screen, name);
  }
}

function changeTheme(look: Look, { themes, faults }: Wardrobe, name: string): Changed {
  const theme = wanted(themes, look.theme.name, name, (each) => each.name);
  if (theme === undefined) {
    const names = themes.map((each) => each.name);
    return { granted: false, look, text: unknown("theme", name, names, faults?.theme) };
  }
  const place = `${themes.indexOf(theme) + 1} of ${themes.length}`;
  const text = `Theme: ${theme.name} (${place})${sameness(look, theme)}.`;
  return { granted: true, look: { ...look, theme }, text };
}

/** Where another theme cannot be seen, the reason; with sixteen colours several share a palette. */
function sameness({ theme: before, tier }: Look, theme: Theme): string {
  if (tier === "none") return "; without colours it makes no difference";
  const same = before !== theme && paletteFor(before, tier) === paletteFor(theme, tier);
  return same ? `; with so few colours it looks like ${before.name}` : "";
}

function changePieces(look: Look, { pieceSets, faults }: Wardrobe, name: string): Changed {
  const { characters } = look;
  // The next one has to look different.
  const drawn = pieceSets.filter((set) => set !== "auto" && effectiveSet(set, characters) === set);
  const present = nameOfSet(effectiveSet(look.pieceSet, characters));
  const pieceSet = wanted(name === "" ? drawn : pieceSets, present, name, nameOfSet);
  if (pieceSet === undefined) {
    const names = pieceSets.map(nameOfSet);
    return { granted: false, look, text: unknown("piece set", name, names, faults?.pieces) };
  }
  const shown = effectiveSet(pieceSet, characters);
  const instead = shown === pieceSet ? "" : `, which is ${nameOfSet(shown)} here`;
  return { granted: true, look: { ...look, pieceSet }, text: `Pieces: ${nameOfSet(pieceSet)}${instead}.` };
}

/** The one of a name, or without a name the one after the present one. */
function wanted<T>(
  all: readonly T[],
  present: string,
  name: string,
  nameOf: (each: T) => string,
): T | undefined {
  if (name !== "") return all.find((each) => nameOf(each) === name.toLowerCase());
  return all[(all.findIndex((each) => nameOf(each) === present) + 1) % all.length];
}

/** The sentence about a name that is none of those there are. */
function unknown(
  kind: string,
  name: string,
  names: readonly string[],
  faults: ReadonlyMap<string, string> | undefined,
): string {
  const fault = faults?.get(name.toLowerCase());
  if (fault !== undefined) return capitalised(fault);
  return `There is no ${kind} ${quoted(name)}, only ${list(names)}.${didYouMean(name, names)}`;
}
