import { Area, TextArea } from "../area.tsx";
import { legendOf } from "../board/overlay-legend.ts";
import { renderLine } from "../board/render-cells.ts";
import type { Places } from "../layout.ts";
import { type Look, useLook } from "../look.ts";
import { analysisLine } from "../panels/analysis-lines.ts";
import { BoardPanel } from "../panels/board-panel.tsx";
import { messageLines } from "../panels/message-lines.ts";
import { overlayOf } from "../state/board-model.ts";
import type { GameState } from "../state/game-state.ts";
import { cutRows, cutTo, type Span, styledLine } from "../styled-text.ts";
import { gamePanels } from "./game-panels.ts";
import { PageView } from "./page-view.tsx";

/**
 * What there is to say; and in the last rows, as far as they are free, the analysis where it has no panel, and the
 * legend of the overlay.
 */
function messageBlock({ state, places, sign }: GameScreenProps, look: Look): string[] {
  const { width, height } = places.message;
  const line = (spans: readonly (Span | string)[]) => styledLine(cutTo(spans, width), look);
  const said = cutRows(messageLines(state, width), places.message).map(line);
  const below: string[] = [];
  if (state.analysing && places.analysis === undefined) below.push(line(analysisLine(state, width, sign)));
  const overlay = overlayOf(state);
  if (overlay !== undefined) {
    const { long, short } = legendOf(overlay, look);
    below.push(renderLine(long.length <= width ? long : short));
  }
  const shown = below.slice(0, Math.max(0, height - said.length));
  return [...said, ...Array.from({ length: height - said.length - shown.length }, () => ""), ...shown];
}

export interface GameScreenProps {
  readonly state: GameState;
  readonly places: Places;
  /** The current frame of the sign that the engine is thinking. */
  readonly sign: string;
}

/** The game: each part of it in the place that the layout gave it. */
export function GameScreen(props: GameScreenProps) {
  const { state, places, sign } = props;
  const look = useLook();
  if (state.page !== undefined) return <PageView state={state} page={state.page} places={places} />;

  return (
    <>
      {gamePanels(state, places, sign).map((panel) => (
        <TextArea key={`${panel.region.x} ${panel.region.y}`} panel={panel} />
      ))}
      <BoardPanel state={state} places={places} />
      <Area region={places.message} lines={messageBlock(props, look)} />
    </>
  );
}
