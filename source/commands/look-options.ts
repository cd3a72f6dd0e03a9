import { join } from "node:path";
import { err, ok, type Result } from "../rules/result.ts";
import { BACKGROUND_VARIABLE, canBeAsked, chooseBackground } from "../terminal/background.ts";
import { chooseColors, hasUnicode, isLinuxConsole } from "../terminal/capabilities.ts";
import { nameOfSet, PIECE_SETS } from "../tui/board/art/piece-set.ts";
import { THEMES } from "../tui/board/themes/themes.ts";
import type { Look } from "../tui/look.ts";
import { nameOfSquares, SQUARES_NAMES, squaresOf } from "../tui/squares.ts";
import type { Wardrobe } from "../tui/wardrobe.ts";
import { list, quoted } from "../words/names.ts";
import { didYouMean } from "../words/suggest.ts";
import { type Arguments, type Failure, type FlagSpec, failure, type Io, usage } from "./command.ts";
import { type Choices, namesFile, pieceChoices, themeChoices } from "./look-files.ts";
import { changeSettings, readSettings, type Settings } from "./settings.ts";

const THEME_NAMES = THEMES.map(({ name }) => name);

/** The variables by which people choose a theme, a piece set and the size of squares once and for all. */
export const THEME_VARIABLE = "ANTIKING_THEME";
export const PIECES_VARIABLE = "ANTIKING_PIECES";
export const SQUARES_VARIABLE = "ANTIKING_SQUARES";

const VARIABLES = {
  theme: THEME_VARIABLE,
  pieces: PIECES_VARIABLE,
  squares: SQUARES_VARIABLE,
} as const satisfies Record<keyof Settings, string>;

/** The flags that override what is remembered, and what is guessed of the terminal. */
export const LOOK_FLAGS: readonly FlagSpec[] = [
  { name: "color", value: "truecolor, 256, 16, none or auto" },
  { name: "background", value: "dark, light or auto" },
  { name: "theme", value: `${list(THEME_NAMES, "or")}, or a theme of your own` },
  { name: "pieces", value: `${list(PIECE_SETS, "or")}, or a set of your own` },
  { name: "squares", value: `${list(SQUARES_NAMES, "or")}` },
];

export const LOOK_HELP = `  --color TIER    truecolor, 256, 16, none or auto; otherwise ANTIKING_COLOR, then a guess
  --background B  dark, light or auto: what lies behind the texts; otherwise ${BACKGROUND_VARIABLE},
                  then what the terminal tells when it is asked
  --theme THEME   ${THEME_NAMES.slice(0, 5).join(", ")},
                  ${THEME_NAMES.slice(5).join(", ")}, or a JSON file of your own;
                  otherwise ${THEME_VARIABLE}, then what was chosen last
  --pieces SET    ${PIECE_SETS.join(", ")}, or a JSON file of your own;
                  otherwise ${PIECES_VARIABLE}, then what was chosen last
  --squares ROWS  the most rows of a square (1 to 6, 8, 10, 12 or 16), or auto;
                  otherwise ${SQUARES_VARIABLE}, then what was chosen last`;

/** How to draw, and how that can be changed. */
export interface ChosenLook {
  readonly look: Look;
  /** Who told the terminal's background; undefined where nobody did. */
  readonly backgroundBy: string | undefined;
  /** Whether the terminal should be asked for its background, since nothing else tells. */
  readonly asksBackground: boolean;
  readonly wardrobe: Wardrobe;
  /** Who asked for the theme, the piece set and the size of squares, in a clause; undefined where nobody did. */
  readonly because: Readonly<Record<keyof Settings, string | undefined>>;
  /** Sentences about settings and files of the user's that could not be used. */
  readonly notices: readonly string[];
  /** Remembers a part of a look; gives a sentence if it cannot. */
  readonly remember: (look: Look, of: keyof Settings) => string | undefined;
}

/** How to draw on the terminal: by the flags, then the environment, then what is remembered or guessed. */
export function readLook({ values }: Arguments, { env, configFolder }: Io): Result<ChosenLook, Failure> {
  const colors = chooseColors({ flag: values.get("color"), env });
  if (!colors.ok) return err(usage(colors.fault));
  const background = chooseBackground({ flag: values.get("background"), env });
  if (!background.ok) return err(usage(background.fault));
  const file = join(configFolder, "config.json");
  const settings = readSettings(file);
  const wishes = settings.ok ? settings.value : {};
  const notices = settings.ok ? [] : [`the settings in ${file} are not used: ${settings.error}`];

  const wishFor = (of: keyof Settings): Wish | undefined =>
    [
      { source: `--${of}`, wish: values.get(of) },
      { source: VARIABLES[of], wish: env[VARIABLES[of]] },
      { source: file, wish: wishes[of], remembered: true },
    ].find((candidate): candidate is Wish => Boolean(candidate.wish));
  const themes = themeChoices(configFolder);
  const theme = choose(themes, notices, wishFor("theme"));
  if (!theme.ok) return theme;
  const sets = pieceChoices(configFolder);
  const pieceSet = choose(sets, notices, wishFor("pieces"));
  if (!pieceSet.ok) return pieceSet;
  const squares = chooseSquares(notices, wishFor("squares"));
  if (!squares.ok) return squares;

  const characters = hasUnicode(env) && !isLinuxConsole(env) ? "unicode" : "ascii";
  return ok({
    look: {
      theme: theme.value.choice,
      tier: colors.tier,
      background: background.background ?? "dark",
      pieceSet: pieceSet.value.choice,
      characters,
      ...squares.value.choice,
    },
    backgroundBy: background.by,
    asksBackground: background.background === undefined && canBeAsked(env),
    wardrobe: {
      themes: withChosen(themes, theme.value.choice),
      pieceSets: withChosen(sets, pieceSet.value.choice),
      faults: { theme: themes.faults, pieces: sets.faults },
    },
    because: {
      theme: theme.value.because,
      pieces: pieceSet.value.because,
      squares: squares.value.because,
    },
    notices,
    remember(look, of) {
      // By its name it would not be found again, or one that happens to be called the same.
      const strange = (folder: string): string =>
        `It will be forgotten, because its file is not in ${folder}.`;
      if (of === "theme" && !themes.all.includes(look.theme)) return strange(themes.folder);
      if (of === "pieces" && !sets.all.includes(look.pieceSet)) return strange(sets.folder);
      const names = {
        theme: look.theme.name,
        pieces: nameOfSet(look.pieceSet),
        squares: nameOfSquares(look),
      };
      const fault = changeSettings(file, { [of]: names[of] });
      return fault && `It will be forgotten, because ${file} cannot be changed: ${fault}`;
    },
  });
}

interface Wish {
  readonly source: string;
  readonly wish: string;
  /** Remembered from another time: what is gone since costs a notice, and no start. */
  readonly remembered?: boolean;
}

/** What is used, and whose wish that was, in a clause; undefined where it is what is usual. */
interface Chosen<T> {
  readonly choice: T;
  readonly because: string | undefined;
}

const usually = <T>(choice: T): Result<Chosen<T>, Failure> => ok({ choice, because: undefined });

function asWished<T>(choice: T, { source, wish, remembered }: Wish): Result<Chosen<T>, Failure> {
  if (remembered) return ok({ choice, because: "it was chosen last" });
  const because = source.startsWith("--") ? `${source} says so` : `${source} is ${quoted(wish)}`;
  return ok({ choice, because });
}

/** What a wish is for, or what is usual. Whatever cannot be used for the one in question is said. */
function choose<T>(
  choices: Choices<T>,
  notices: string[],
  wished: Wish | undefined,
): Result<Chosen<T>, Failure> {
  const { what, all, faults, nameOf, read } = choices;
  const [usual] = all;
  if (usual === undefined) throw new RangeError("there is nothing to choose from");
  if (wished === undefined) return usually(usual);
  const { wish, source, remembered } = wished;
  const found = all.find((one) => nameOf(one) === wish.toLowerCase());
  if (found !== undefined) return asWished(found, wished);
  if (namesFile(wish) && !remembered) {
    const own = read(wish);
    return own.ok ? asWished(own.value, wished) : err(failure(own.error));
  }
  const fault = faults.get(wish.toLowerCase());
  const names = all.map(nameOf);
  if (remembered) {
    notices.push(fault ?? `${source} names the ${what} ${quoted(wish)}, which is not there any more.`);
    return usually(usual);
  }
  if (fault !== undefined) return err(failure(fault));
  const known = list([...names, "a JSON file of your own"], "or");
  return err(usage(`${source} is ${quoted(wish)}, but it can only be ${known}.${didYouMean(wish, names)}`));
}

/** The size of squares that a wish is for; a remembered one that cannot be costs a notice only. */
function chooseSquares(
  notices: string[],
  wished: Wish | undefined,
): Result<Chosen<Pick<Look, "largestSquareRows">>, Failure> {
  if (wished === undefined) return usually({});
  const { wish, source, remembered } = wished;
  const squares = squaresOf(wish.toLowerCase());
  if (squares !== undefined) return asWished(squares, wished);
  const known = list(SQUARES_NAMES, "or");
  if (!remembered) return err(usage(`${source} is ${quoted(wish)}, but it can only be ${known}.`));
  notices.push(`${source} has squares ${quoted(wish)}, but they can only be ${known}.`);
  return usually({});
}

/** Everything to choose from; what came from a file elsewhere takes the place of its namesake. */
const withChosen = <T>({ all, nameOf }: Choices<T>, chosen: T): readonly T[] =>
  all.includes(chosen) ? all : [...all.filter((one) => nameOf(one) !== nameOf(chosen)), chosen];
