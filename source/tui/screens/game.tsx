import { useEffect, useEffectEvent } from "react";
import type { Engine } from "../../engine/engine.ts";
import type { Game } from "../../game/game.ts";
import { copiedText } from "../../game/game-text.ts";
import type { Keeping } from "../../game/keeping.ts";
import { useAnalysis } from "../hooks/use-analysis.ts";
import { useBot } from "../hooks/use-bot.ts";
import { useDrawAnswer } from "../hooks/use-draw-answer.ts";
import { besides, type Dressing, useDressing } from "../hooks/use-dressing.ts";
import { useEagerReducer } from "../hooks/use-eager-reducer.ts";
import { useHint } from "../hooks/use-hint.ts";
import { useReview } from "../hooks/use-review.ts";
import { type EventSource, useEvents, useLeaving, useSize } from "../hooks/use-session.ts";
import { useTicks } from "../hooks/use-ticks.ts";
import type { Mode } from "../keymap.ts";
import { layout } from "../layout.ts";
import { layoutOptions, useLook } from "../look.ts";
import { spinner } from "../panels/title.ts";
import { screenEvent } from "../pointer.ts";
import { engineWork } from "../state/engine-work.ts";
import { reduceGame } from "../state/game-reducer.ts";
import { type GameState, type GameStateOptions, openGame } from "../state/game-state.ts";
import type { ScrollEnd } from "../state/page-reducer.ts";
import type { Externals } from "../state/searches.ts";
import { gameScrollEnd, gameTargets } from "./game-panels.ts";
import { GameScreen } from "./game-screen.tsx";
import { TooSmallScreen } from "./too-small.tsx";

/** Why a game screen was left. */
export type GameExit = NonNullable<GameState["leaving"]>;

export interface GameProps {
  readonly initial: Game;
  readonly options: GameStateOptions;
  readonly session: EventSource;
  readonly dressing: Dressing;
  readonly engine: Engine;
  readonly externals: Externals;
  /** Hears of the game after every change. */
  readonly keep: (game: Game, mode: Mode) => Keeping;
  /** Puts a text into the clipboard. */
  readonly copy: (text: string) => void;
  readonly onLeave: (exit: GameExit, state: GameState) => void;
}

/** A game under way: keys and machines change its state, and every change is kept. */
export function GameView(props: GameProps) {
  const { initial, options, session, dressing, engine, externals, keep, copy, onLeave } = props;
  const look = useLook();
  const size = useSize(session);
  const [state, dispatch, latest] = useEagerReducer(reduceGame, () => openGame(initial, options));
  const { analysing } = state;
  const places = layout(size.columns, size.rows, { ...layoutOptions(look), analysis: analysing });
  const shown = places.kind === "fits";
  const scrollEnd: ScrollEnd = (now) => (places.kind === "fits" ? gameScrollEnd(now, places) : 0);
  useEvents(session, { shown, isLeaving: () => latest().leaving !== undefined }, (event) => {
    const seen = screenEvent(event, (point) =>
      places.kind === "fits" ? gameTargets(state, places)(point) : undefined,
    );
    if (seen !== undefined) dispatch({ type: "event", event: seen, scrollEnd });
  });
  useBot({ engine, externals }, state, dispatch);
  useDrawAnswer({ engine, externals }, state, dispatch);
  useHint(engine, state, dispatch);
  useReview(engine, state, dispatch);
  useAnalysis(engine, state, dispatch);
  const ticks = useTicks(engineWork(state) !== undefined);

  useDressing(besides(dressing, state.message?.text), state.wishes, (answer) =>
    dispatch({ type: "told", answer }),
  );

  const keepGame = useEffectEvent((game: Game) => {
    const { kept, notice } = keep(game, state.mode);
    if (!kept) dispatch({ type: "unkept", text: notice });
    else if (notice !== undefined || state.unkept !== undefined) dispatch({ type: "kept", text: notice });
  });
  useEffect(() => keepGame(state.game), [state.game]);

  const copyGame = useEffectEvent(() => copy(copiedText(state.game)));
  useEffect(() => {
    if (state.copies > 0) copyGame();
  }, [state.copies]);

  useLeaving(state.leaving, (exit) => onLeave(exit, state));

  if (places.kind === "too-small") return <TooSmallScreen needs={places} size={size} />;
  return <GameScreen state={state} places={places} sign={spinner(ticks, look.characters)} />;
}
