import { useMemo } from "react";
import { playerToMove, positionOf } from "../../game/game.ts";
import { isMachine, machineName } from "../../game/player.ts";
import { type VariantId, variantOf } from "../../rules/variant.ts";
import type { Point } from "../../terminal/cursor-motion.ts";
import type { Size } from "../../terminal/size.ts";
import { VARIANT_LINES } from "../../words/variant-lines.ts";
import { wrap } from "../../words/wrap.ts";
import { Area, TextArea } from "../area.tsx";
import { renderPageLine } from "../diagrams/page-line.ts";
import { rulesLines } from "../diagrams/rules-lines.ts";
import { type TextPanel, targetIn } from "../hit-test.ts";
import { bindingOf } from "../keymap.ts";
import { useLook } from "../look.ts";
import { type Hint, hint, keyHints, PAGE_HINTS } from "../panels/key-hints.ts";
import {
  asksLevel,
  asksSide,
  currentRow,
  currentVariant,
  type Row,
  rowsOf,
  type StartState,
} from "../state/start-state.ts";
import { clickable, cutRows, type Span } from "../styled-text.ts";
import { entryTarget, keyTarget, type Target } from "../target.ts";
import { PLAIN, pageArea } from "./pages.ts";

type Line = readonly (Span | string)[];

/** Columns from which the line about each game stands beside its name. */
const COLUMNS_WITH_LINES = 80;
const NAME_COLUMNS = 22;
/** Columns from which the keys of the level are named as well. */
const WIDE_KEYS = 86;
/** Columns from which there is room for the key of the themes too. */
const WIDEST_KEYS = 95;
/** Columns from which there is room for the key of the rules. */
const RULES_KEY = 48;
/** Columns from which there is room to say how the list is gone through. */
const MEDIUM_KEYS = 66;
/** Rows from which there is room for empty lines. */
const AIRY_ROWS = 20;

interface StartScreenProps {
  readonly state: StartState;
  readonly size: Size;
}

/** The first screen: which game, against whom; or the rules of the one under the cursor. */
export function StartScreen({ state, size }: StartScreenProps) {
  const panels = startPanels(state, size).map((panel) => <TextArea key={panel.region.y} panel={panel} />);
  return state.rules === undefined ? (
    panels
  ) : (
    <>
      <Rules variant={currentVariant(state)} scroll={state.rules} size={size} />
      {panels}
    </>
  );
}

interface RulesProps {
  readonly variant: VariantId;
  /** How far they are scrolled, in lines. */
  readonly scroll: number;
  readonly size: Size;
}

function Rules({ variant, scroll, size }: RulesProps) {
  const look = useLook();
  const { width, height } = pageArea(size);
  const all = useMemo(() => rulesLines(variant, width, look), [variant, width, look]);
  // The screen may have become larger since it was scrolled.
  const first = Math.min(scroll, Math.max(0, all.length - height));
  const lines = all.slice(first, first + height).map((line) => renderPageLine(line, look));
  return <Area region={{ x: 1, y: 0, width, height }} lines={lines} />;
}

/** How many lines the rules of the game under the cursor can be scrolled before their last line shows. */
export function rulesEnd(state: StartState, size: Size): number {
  const { width, height } = pageArea(size);
  return Math.max(0, rulesLines(currentVariant(state), width, PLAIN).length - height);
}

/** What a cell of the screen is about: a row of the list (an entry), or a key. */
export const startTarget = (state: StartState, size: Size, point: Point): Target | undefined =>
  targetIn(startPanels(state, size), point);

function startPanels(state: StartState, { columns, rows }: Size): TextPanel[] {
  if (state.rules !== undefined) {
    const { width } = pageArea({ columns, rows });
    return [{ region: { x: 1, y: rows - 1, width, height: 1 }, lines: [keyHints(PAGE_HINTS, width)] }];
  }
  const wide = columns >= COLUMNS_WITH_LINES;
  const left = columns > COLUMNS_WITH_LINES + 10 ? 4 : 1;
  const width = columns - left;
  const airy = rows >= AIRY_ROWS;
  const gap: Line[] = airy ? [[]] : [];
  const list = rowsOf(state).map((row, index) =>
    clickable(rowLine(row, index === state.row, state, wide), entryTarget(index)),
  );
  const body: Line[] = [
    ...gap,
    [{ text: "antiking", bold: true, tone: "accent" }, airy ? "  what shall it be?" : ""],
    ...gap,
    ...list,
    ...gap,
    ...optionLines(state),
  ];
  const foot = [...gap, ...footLines(state, width - 1, wide)];
  const height = rows - 1;
  // A notice stays until the next key, and may cover what it leaves no room for until then.
  const uncovered = state.notice === undefined ? body.length : Math.max(0, height - foot.length);
  const lines = cutRows([...body.slice(0, uncovered), ...foot], { width, height });
  return [
    { region: { x: left, y: 0, width, height }, lines },
    { region: { x: left, y: height, width, height: 1 }, lines: [keyHints(hintsAt(columns), width)] },
  ];
}

const hintsAt = (columns: number): Hint[] => [
  { label: "Enter", text: "play", keys: ["enter"] },
  ...(columns < MEDIUM_KEYS ? [] : [{ label: "up down", text: "choose", keys: ["up", "down"] }]),
  ...(columns < WIDE_KEYS ? [] : [{ label: "left right", text: "level", keys: ["left", "right"] }]),
  ...(columns < RULES_KEY ? [] : [{ label: "i", text: "rules", keys: ["i"] }]),
  { label: "x", text: "explore", keys: ["x"] },
  { label: "e", text: "edit", keys: ["e"] },
  { label: "q", text: "quit", keys: ["q"] },
  ...(columns < WIDEST_KEYS ? [] : hint(bindingOf("theme"))),
];

function rowLine(row: Row, current: boolean, state: StartState, wide: boolean): Line {
  const marker: Span = { text: current ? "▸ " : "  ", tone: "accent" };
  const name = row.kind === "resume" ? "Go on" : variantOf(row.id).name;
  const about = row.kind === "resume" ? savedLine(state) : VARIANT_LINES[row.id];
  if (!wide) return [marker, { text: row.kind === "resume" ? `${name}: ${about}` : name, bold: current }];
  return [
    marker,
    { text: name.padEnd(NAME_COLUMNS), bold: current },
    { text: about, tone: current ? "text" : "muted" },
  ];
}

/** "Anti-King Chess II, move 12, your turn". */
function savedLine({ saved }: StartState): string {
  if (saved === undefined) return "";
  const { fullmoves } = positionOf(saved).setup();
  const player = playerToMove(saved);
  const turn = isMachine(player) ? `${machineName(player)}'s turn` : "your turn";
  return `${variantOf(saved.variant).name}, move ${fullmoves}, ${turn}`;
}

function optionLines(state: StartState): Line[] {
  const option = (keys: string, label: string, value: string, pressed = keys): Line =>
    clickable(
      [
        { text: `  ${keys.padEnd(5)}`, tone: "accent" },
        { text: label.padEnd(10), tone: "muted" },
        { text: value },
      ],
      keyTarget(pressed),
    );
  const opponents = { bot: "the bot", friend: "a friend at this keyboard", bots: "watch two bots" };
  const sides = { white: "White", black: "Black", random: "either, by chance" };
  return [
    option("o", "Opponent", opponents[state.opponent]),
    asksSide(state) ? option("s", "You play", sides[state.side]) : [],
    asksLevel(state) ? option("1-8", "Level", `${state.level} of 8`, "right") : [],
  ];
}

/** A notice, or in narrow windows the line about the game under the cursor. */
function footLines(state: StartState, width: number, wide: boolean): Line[] {
  const row = currentRow(state);
  if (state.notice !== undefined) {
    return wrap(state.notice, width).map((text) => [{ text, tone: "warning" as const }]);
  }
  if (wide || row.kind === "resume") return [];
  return wrap(VARIANT_LINES[row.id], width).map((text) => [{ text, tone: "muted" as const }]);
}
