import { Position } from "../../rules/position.ts";
import type { Point } from "../../terminal/cursor-motion.ts";
import { capitalised } from "../../words/names.ts";
import { faultClause } from "../../words/setup-fault.ts";
import { cut, wrap } from "../../words/wrap.ts";
import { Area, TextArea } from "../area.tsx";
import { boardView } from "../board/board-view.ts";
import { drawBoard } from "../board/draw-board.ts";
import { piecesOf, royalMarks } from "../board/position-view.ts";
import { renderBlock } from "../board/render-cells.ts";
import { squareTarget, type TextPanel, textTarget } from "../hit-test.ts";
import type { Places, Region } from "../layout.ts";
import { useLook } from "../look.ts";
import { type Hint, keyHints } from "../panels/key-hints.ts";
import { EDIT_BINDINGS, pieceLetters } from "../state/edit-reducer.ts";
import { type EditState, faultsOf, fenOf } from "../state/edit-state.ts";
import { clickable, cutRows, type Span } from "../styled-text.ts";
import { keyTarget, type Target } from "../target.ts";

type Line = readonly (Span | string)[];

/** The editor: the board, its FEN, what is wrong with it, and the keys. */
export function EditScreen({ state, places }: { readonly state: EditState; readonly places: Places }) {
  const look = useLook();
  const position = Position.tolerant(state.setup, state.variant);
  const view = boardView({
    pieces: piecesOf(position),
    flipped: state.flipped,
    cursor: state.cursor,
    selected: state.selected,
    ...royalMarks(position),
  });
  return (
    <>
      {state.help === undefined && (
        <Area region={places.board} lines={renderBlock(drawBoard(view, { ...look, size: places.size }))} />
      )}
      {editPanels(state, places).map((panel) => (
        <TextArea key={`${panel.region.x} ${panel.region.y}`} panel={panel} />
      ))}
    </>
  );
}

/** What a cell of the screen is about: a square, or a key. */
export function editTarget(state: EditState, places: Places, point: Point): Target | undefined {
  const square = state.help === undefined ? squareTarget(places, state.flipped, point) : undefined;
  return square ?? textTarget(editPanels(state, places), point, state);
}

const HINTS: readonly Hint[] = [
  { label: "x", text: "explore", keys: ["x"] },
  { label: "g", text: "play", keys: ["g"] },
  { label: "z", text: "leave", keys: ["z"] },
  { label: "?", text: "keys", keys: ["?"] },
];

/** How many lines the page of keys can be scrolled before its last one shows. */
export const editHelpEnd = (state: EditState, { rows }: Places): number =>
  Math.max(0, keyLines(state, Number.POSITIVE_INFINITY).length - rows);

/** Everything but the board. */
function editPanels(state: EditState, places: Places): TextPanel[] {
  if (state.help !== undefined) {
    const page = { x: 1, y: 0, width: places.columns - 2, height: places.rows };
    const all = keyLines(state, Number.POSITIVE_INFINITY);
    const first = Math.min(state.help, editHelpEnd(state, places));
    return [{ region: page, lines: all.slice(first, first + page.height) }];
  }
  const { title, side, words, message, hints, command } = places;
  const typed = state.command?.slice(-(command.width - 2));
  const keys = keyHints(HINTS, (hints ?? command).width);
  const commandLine: Line =
    typed === undefined ? (hints ? [] : keys) : [":", typed, { text: " ", inverse: true }];
  const name: Line = [{ text: state.variant.name, bold: true }, " · ", { text: "editor", tone: "accent" }];
  return [
    ...(title ? [{ region: title, lines: [name] }] : []),
    ...(side ? [{ region: side, lines: sideLines(state, side, message) }] : []),
    { region: words, lines: cut(fenOf(state), words.width).map((text): Line => [text]) },
    { region: message, lines: messageLines(state, message) },
    ...(hints ? [{ region: hints, lines: [keys] }] : []),
    { region: command, lines: [commandLine] },
  ];
}

/** The keys, or the faults if they are too many for the message region. */
function sideLines(state: EditState, side: Region, message: Region): Line[] {
  const fits = faultLines(state, message.width).length <= message.height;
  return fits ? keyLines(state, side.height) : faultLines(state, side.width);
}

/** Every fault in a sentence. */
const faultLines = (state: EditState, width: number): Line[] =>
  faultsOf(state).flatMap((fault) =>
    wrap(`${capitalised(faultClause(fault, state.variant))}.`, width).map(
      (text): Line => [{ text, tone: "danger" }],
    ),
  );

/** Keys that share a line, each a button, and what they do: all the same, or each its part. */
const TOGETHER: readonly { readonly keys: string; readonly help: string | readonly string[] }[] = [
  { keys: "1234", help: "give or take a right" },
  { keys: "TS", help: ["other colours", ", other pieces"] },
  { keys: "+-", help: ["larger", " or smaller squares"] },
];

/** The keys, as many as there is room for; the arrows, which everybody knows, are left out. */
function keyLines({ variant }: EditState, height: number): Line[] {
  const letters = pieceLetters(variant);
  const buttons = (text: string): Span[] =>
    Array.from(text, (letter) => ({ text: letter, tone: "accent", target: keyTarget(letter) }));
  const pieces: Line = [...buttons(letters), " put White's, ", ...buttons(letters.toLowerCase()), " Black's"];
  const shown = EDIT_BINDINGS.filter(
    ({ keys: [key = ""] }) => !["left", "right", "up", "down"].includes(key),
  );
  const others = shown.flatMap(({ keys: [key = ""], label, help }): Line[] => {
    const group = TOGETHER.find(({ keys }) => keys.includes(key));
    if (group !== undefined) {
      const { keys, help } = group;
      const helps =
        typeof help === "string"
          ? [help]
          : help.flatMap((text, index) => clickable([text], keyTarget(keys.charAt(index))));
      return keys.startsWith(key) ? [[...buttons(keys), " ".repeat(7 - keys.length), ...helps]] : [];
    }
    const line: Line = [{ text: label.padEnd(7), tone: "accent" }, help];
    return [clickable(line, keyTarget(key))];
  });
  const all = [pieces, ...others];
  return all.slice(0, height);
}

/** What was refused, then every fault in a sentence; or that the position is sound. */
function messageLines(state: EditState, region: Region): readonly Line[] {
  const { width } = region;
  const faults = faultsOf(state).map((fault) => `${capitalised(faultClause(fault, state.variant))}.`);
  const judged: Line[] =
    faults.length === 0
      ? [[{ text: "A sound position.", tone: "good" }]]
      : wrap(faults.join(" "), width).map((text): Line => [{ text, tone: "danger" }]);
  const tone = state.message?.tone === "refusal" ? "warning" : "text";
  const told = state.message === undefined ? [] : wrap(state.message.text, width);
  return cutRows([...told.map((text): Line => [{ text, tone }]), ...judged], region);
}
