import { Position } from "../../rules/position.ts";
import { capitalised } from "../../words/names.ts";
import { faultClause } from "../../words/setup-fault.ts";
import { cut, wrap } from "../../words/wrap.ts";
import { Area } from "../area.tsx";
import { boardView } from "../board/board-view.ts";
import { drawBoard } from "../board/draw-board.ts";
import { piecesOf, royalMarks } from "../board/position-view.ts";
import { renderBlock } from "../board/render-cells.ts";
import type { Places, Region } from "../layout.ts";
import { useLook } from "../look.ts";
import { EDIT_BINDINGS, type EditState, faultsOf, fenOf, pieceLetters } from "../state/edit-state.ts";
import { cutTo, type Span, styledLine } from "../styled-text.ts";

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
  const lines = (region: Region, content: readonly Line[]) => (
    <Area region={region} lines={content.map((spans) => styledLine(cutTo(spans, region.width), look))} />
  );
  if (state.help !== undefined) {
    const page = { x: 1, y: 0, width: places.columns - 2, height: places.rows };
    const all = keyLines(state, Number.POSITIVE_INFINITY);
    return lines(page, all.slice(Math.min(state.help, Math.max(0, all.length - page.height))));
  }
  const { title, board, side, words, message, hints, command } = places;
  const typed = state.command?.slice(-(command.width - 2));
  const keys: Line = [
    { text: "x", tone: "accent" },
    " explore  ",
    { text: "g", tone: "accent" },
    " play  ",
    { text: "z", tone: "accent" },
    " leave  ",
    { text: "?", tone: "accent" },
    " keys",
  ];
  return (
    <>
      {title &&
        lines(title, [[{ text: state.variant.name, bold: true }, " · ", { text: "editor", tone: "accent" }]])}
      <Area region={board} lines={renderBlock(drawBoard(view, { ...look, size: places.size }))} />
      {side && lines(side, sideLines(state, side, message))}
      {lines(
        words,
        cut(fenOf(state), words.width).map((text) => [text]),
      )}
      {lines(message, messageLines(state, message))}
      {hints && lines(hints, [keys])}
      {lines(command, [
        typed === undefined ? (hints ? [] : keys) : [":", typed, { text: " ", inverse: true }],
      ])}
    </>
  );
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

/** The keys, as many as there is room for; the arrows, which everybody knows, are left out. */
function keyLines({ variant }: EditState, height: number): Line[] {
  const letters = pieceLetters(variant);
  const pieces: Line = [
    { text: letters, tone: "accent" },
    " put White's, ",
    { text: letters.toLowerCase(), tone: "accent" },
    " Black's",
  ];
  const rights = ["1", "2", "3", "4"];
  const shown = EDIT_BINDINGS.filter(
    ({ keys: [key = ""] }) => !["left", "right", "up", "down"].includes(key),
  );
  const others = shown.flatMap(({ keys: [key = ""], label, help }): Line[] => {
    if (key === "1") return [[{ text: "1-4    ", tone: "accent" }, "give or take a right"]];
    return rights.includes(key) ? [] : [[{ text: label.padEnd(7), tone: "accent" }, help]];
  });
  const all = [pieces, ...others];
  return all.slice(0, height);
}

/** What was refused, then every fault in a sentence; or that the position is sound. */
function messageLines(state: EditState, { width, height }: Region): Line[] {
  const faults = faultsOf(state).map((fault) => `${capitalised(faultClause(fault, state.variant))}.`);
  const judged: Line[] =
    faults.length === 0
      ? [[{ text: "A sound position.", tone: "good" }]]
      : wrap(faults.join(" "), width).map((text): Line => [{ text, tone: "danger" }]);
  const tone = state.message?.tone === "refusal" ? "warning" : "text";
  const told = state.message === undefined ? [] : wrap(state.message.text, width);
  const lines = [...told.map((text): Line => [{ text, tone }]), ...judged];
  const last = lines[height - 1];
  if (lines.length <= height || last === undefined) return lines;
  // What does not fit is at least seen to be missing.
  return [...lines.slice(0, height - 1), [...cutTo(last, width - 2), " …"]];
}
