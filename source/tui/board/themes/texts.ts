/** The colours of texts on the background of a terminal, which is its own choice. */
import type { Background } from "../../../terminal/background.ts";
import { contrast, type Hex, readableOn } from "../color.ts";
import type { Paint } from "../paint.ts";
import type { Palette, TextPalette } from "../theme.ts";
import { once } from "./once.ts";

/** What terminals have for a background, about. */
export const BACKGROUNDS: Readonly<Record<Background, Hex>> = { dark: "#1c1c1c", light: "#ffffff" };

/** What WCAG 2 asks of text, and what it asks for comfort; more than that is not made up for a background. */
const TEXT_CONTRAST = 4.5;
const COMFORTABLE = 7;

/** The tones that a theme has a colour for. */
type Tone = Exclude<keyof TextPalette, "text">;

/**
 * Texts for a background, as readable on it as a theme has them on the one they were made for: a theme tells them once,
 * and for the other background they become as much darker or lighter as they have to.
 */
export function textsOn(background: Background, texts: Readonly<Record<Tone, Hex>>): TextPalette {
  return eachTone(texts, (text) => {
    const best = Math.max(...Object.values(BACKGROUNDS).map((each) => contrast(text, each)));
    const least = Math.min(COMFORTABLE, Math.max(TEXT_CONTRAST, best));
    return readableOn(BACKGROUNDS[background], text, least);
  });
}

/** The same texts in other colours, each found among those that are about as readable on the background. */
export function textsAmong(
  candidates: readonly number[],
  background: Background,
  texts: TextPalette,
  nearest: (paint: Paint, candidates: readonly number[]) => Paint,
): TextPalette {
  const ground = BACKGROUNDS[background];
  return eachTone(texts, (text) => {
    if (text === undefined) return undefined;
    const least = Math.min(COMFORTABLE, contrast(text, ground));
    return nearest(
      text,
      candidates.filter((candidate) => contrast(candidate, ground) >= least),
    );
  });
}

/** The texts for each background, computed for the one that is there. */
export function textsOnDemand(compute: (background: Background) => TextPalette): Palette["texts"] {
  const dark = once(() => compute("dark"));
  const light = once(() => compute("light"));
  return {
    get dark() {
      return dark();
    },
    get light() {
      return light();
    },
  };
}

const eachTone = <T>(
  texts: Readonly<Record<Tone, T>>,
  change: (text: T) => Paint | undefined,
): TextPalette => ({
  text: undefined,
  muted: change(texts.muted),
  accent: change(texts.accent),
  good: change(texts.good),
  warning: change(texts.warning),
  danger: change(texts.danger),
});
