import { useMemo } from "react";
import { Area } from "../area.tsx";
import { drawBoard } from "../board/draw-board.ts";
import { renderBlock } from "../board/render-cells.ts";
import type { Places } from "../layout.ts";
import { useLook } from "../look.ts";
import { boardOf } from "../state/board-model.ts";
import type { GameState } from "../state/game-state.ts";

/** The board with its coordinates and marks. */
export function BoardPanel({ state, places }: { readonly state: GameState; readonly places: Places }) {
  const look = useLook();
  const lines = useMemo(
    () => renderBlock(drawBoard(boardOf(state), { ...look, size: places.size })),
    [state, look, places.size],
  );
  return <Area region={places.board} lines={lines} />;
}
