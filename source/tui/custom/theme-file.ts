/** Themes from files of users: a few colours of their own, and the rest from a theme that there is. */
import { err, ok, type Result } from "../../rules/result.ts";
import { list } from "../../words/names.ts";
import type { Theme } from "../board/theme.ts";
import { themeOf } from "../board/themes/build-theme.ts";
import { SIXTEEN } from "../board/themes/sixteen.ts";
import type { ThemeData } from "../board/themes/theme-data.ts";
import { THEME_DATA, type ThemeName } from "../board/themes/themes.ts";
import { type FileFault, faultIn, parseJson, type Shape } from "./shape.ts";

/** What a theme's file holds; what it leaves out is as in the theme it is like. */
type ThemeFile = {
  readonly [Field in keyof Omit<ThemeData, "squares256">]?: ThemeData[Field] extends string
    ? ThemeData[Field]
    : Partial<ThemeData[Field]>;
} & Pick<ThemeData, "squares256"> & { readonly like?: ThemeName };

/**
 * The theme of a file's text, under a name. The error is a sentence that follows the file's name and says where the
 * fault is, what is there, and what should be.
 */
export function parseTheme(name: string, text: string): Result<Theme, FileFault> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isThemeFile(file)) return err(faultIn(file, THEME) ?? "it is no theme.");
  const like: ThemeData = THEME_DATA[file.like ?? "slate"];
  // Other squares have other nearest colours.
  const squares256 = file.squares256 ?? (file.squares === undefined ? like.squares256 : undefined);
  return ok(
    themeOf(name, {
      squares: { ...like.squares, ...file.squares },
      white: { ...like.white, ...file.white },
      black: { ...like.black, ...file.black },
      marks: { ...like.marks, ...file.marks },
      ink: file.ink ?? like.ink,
      cursor: file.cursor ?? like.cursor,
      target: file.target ?? like.target,
      overlays: { ...like.overlays, ...file.overlays },
      text: { ...like.text, ...file.text },
      sixteen: file.sixteen ?? like.sixteen,
      ...(squares256 && { squares256 }),
    }),
  );
}

const isThemeFile = (value: unknown): value is ThemeFile => faultIn(value, THEME) === undefined;

const COLOR: Shape = {
  kind: "text",
  pattern: /^#[0-9a-f]{6}$/i,
  expected: 'a colour such as "#8492a0"',
};

const INDEX: Shape = {
  kind: "number",
  holds: (number) => Number.isInteger(number) && number >= 16 && number <= 255,
  expected: "a whole number from 16 to 255",
};

const oneOf = (names: readonly string[]): Shape => ({
  kind: "text",
  pattern: new RegExp(`^(${names.join("|")})$`),
  expected: list(
    names.map((name) => `"${name}"`),
    "or",
  ),
});

/** Fields that all hold the same, named as in the themes that come with the program. */
const all = (named: object, shape: Shape): Shape => ({
  kind: "record",
  fields: Object.fromEntries(Object.keys(named).map((name) => [name, shape])),
});

/** A colour for light squares and one for dark ones. */
const both = (shape: Shape): Shape => ({
  kind: "record",
  fields: { light: shape, dark: shape },
  required: ["light", "dark"],
});

const { squares, white, marks, overlays, text } = THEME_DATA.slate;

const THEME: Shape = {
  kind: "record",
  fields: {
    like: oneOf(Object.keys(THEME_DATA)),
    squares: all(squares, COLOR),
    squares256: both(INDEX),
    white: all(white, COLOR),
    black: all(white, COLOR),
    marks: all(marks, COLOR),
    ink: COLOR,
    cursor: COLOR,
    target: COLOR,
    overlays: all(overlays, { kind: "either", simple: COLOR, record: both(COLOR) }),
    text: all(text, COLOR),
    sixteen: oneOf(Object.keys(SIXTEEN)),
  },
};
