import { useMemo } from "react";
import { Area, TextArea } from "../area.tsx";
import { renderPageLine } from "../diagrams/page-line.ts";
import type { Places } from "../layout.ts";
import { useLook } from "../look.ts";
import type { GameState } from "../state/game-state.ts";
import { pageKeys } from "./game-panels.ts";
import { firstLine, pageArea, pageLines } from "./pages.ts";

interface PageViewProps {
  readonly state: GameState;
  readonly page: NonNullable<GameState["page"]>;
  readonly places: Places;
}

/** A page over the whole screen, with the keys that scroll and leave it in the last line. */
export function PageView({ state, page, places }: PageViewProps) {
  const look = useLook();
  const { width, height } = pageArea(places);
  const { mode, game, cursor, review } = state;
  // Scrolling draws no diagram again.
  const all = useMemo(
    () => pageLines(page.name, { mode, game, cursor, review }, width, look),
    [page.name, mode, game, cursor, review, width, look],
  );
  const scroll = firstLine(page, state, places, all.length);
  const lines = all.slice(scroll, scroll + height).map((line) => renderPageLine(line, look));
  return (
    <>
      <Area region={{ x: 1, y: 0, width, height }} lines={lines} />
      <TextArea panel={pageKeys(state, places)} />
    </>
  );
}
