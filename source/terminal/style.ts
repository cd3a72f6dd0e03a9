/**
 * How a cell looks, kept apart by colour and attribute rather than as the text that set it, so that the shortest way
 * from one look to another can be computed (SGR = "select graphic rendition", the sequences that end in `m`).
 */

/** Colours are the SGR parameters that set them ("31", "38;5;208", "48;2;0;0;0"); empty is the terminal's own. */
export interface Style {
  readonly foreground: string;
  readonly background: string;
  /** A set of `ATTRIBUTES` bits. */
  readonly attributes: number;
}

/** No colour and no attribute. */
export const PLAIN: Style = { foreground: "", background: "", attributes: 0 };

/** The attributes we know: the bit in `Style.attributes`, the parameter that switches it on and the one for off. */
const ATTRIBUTES = [
  { name: "bold", bit: 1, on: 1, off: 22 },
  { name: "dim", bit: 2, on: 2, off: 22 },
  { name: "italic", bit: 4, on: 3, off: 23 },
  { name: "underline", bit: 8, on: 4, off: 24 },
  { name: "blink", bit: 16, on: 5, off: 25 },
  { name: "inverse", bit: 32, on: 7, off: 27 },
  { name: "hidden", bit: 64, on: 8, off: 28 },
  { name: "strikethrough", bit: 128, on: 9, off: 29 },
  { name: "overline", bit: 256, on: 53, off: 55 },
] as const;

/** The attributes that can be seen on a space: underline, inverse, strikethrough, overline. */
export const SEEN_ON_SPACE = 8 | 32 | 128 | 256;

/** Whether two styles look the same. */
export const sameStyle = (a: Style, b: Style): boolean =>
  a === b ||
  (a.foreground === b.foreground && a.background === b.background && a.attributes === b.attributes);

/**
 * The style after one SGR parameter ("0", "1", "31", "48;5;22"…); a compound sequence is applied parameter by
 * parameter. What we do not know changes nothing.
 */
export function applySgr(style: Style, parameter: string): Style {
  if (/^38;(5;\d+|2;\d+;\d+;\d+)$/.test(parameter)) return { ...style, foreground: parameter };
  if (/^48;(5;\d+|2;\d+;\d+;\d+)$/.test(parameter)) return { ...style, background: parameter };
  if (!/^\d*$/.test(parameter)) return style;

  const code = Number(parameter);
  if (code === 0) return PLAIN;
  if (code === 39) return { ...style, foreground: "" };
  if (code === 49) return { ...style, background: "" };
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) return { ...style, foreground: String(code) };
  if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) {
    return { ...style, background: String(code) };
  }

  let { attributes } = style;
  for (const attribute of ATTRIBUTES) {
    if (attribute.on === code) attributes |= attribute.bit;
    if (attribute.off === code) attributes &= ~attribute.bit;
  }
  return attributes === style.attributes ? style : { ...style, attributes };
}

/** The bytes that change the terminal's style, and the style it has afterwards. */
export interface Transition {
  readonly bytes: string;
  readonly style: Style;
}

/**
 * The shortest change from the style the terminal has to one that draws `wanted` rightly: either what differs, or a
 * reset and everything. A cell that is only background (`blank`) does not care which foreground is set.
 */
export function transition(from: Style, wanted: Style, options: { readonly blank: boolean }): Transition {
  const target = options.blank ? blankTarget(from, wanted) : wanted;
  const changes = differences(from, target);
  if (changes.length === 0) return { bytes: "", style: target };

  const byChange = sgr(changes);
  const byReset = sgr(["", ...differences(PLAIN, wanted)]);
  return byChange.length <= byReset.length
    ? { bytes: byChange, style: target }
    : { bytes: byReset, style: wanted };
}

/** The style nearest to `from` in which a space looks as `wanted` says. */
const blankTarget = (from: Style, wanted: Style): Style => ({
  foreground: from.foreground,
  background: wanted.background,
  attributes: from.attributes & ~SEEN_ON_SPACE,
});

/** The parameters that lead from one style to another; "off" comes first, since 22 ends both bold and dim. */
function differences(from: Style, to: Style): string[] {
  const off = new Set<number>();
  let { attributes } = from;
  for (const attribute of ATTRIBUTES) {
    if (attributes & attribute.bit & ~to.attributes) off.add(attribute.off);
  }
  for (const attribute of ATTRIBUTES) if (off.has(attribute.off)) attributes &= ~attribute.bit;

  const parameters = [...off].map(String);
  for (const attribute of ATTRIBUTES) {
    if (to.attributes & attribute.bit & ~attributes) parameters.push(String(attribute.on));
  }
  if (from.foreground !== to.foreground) parameters.push(to.foreground || "39");
  if (from.background !== to.background) parameters.push(to.background || "49");
  return parameters;
}

const sgr = (parameters: readonly string[]): string => `\u001B[${parameters.join(";")}m`;
