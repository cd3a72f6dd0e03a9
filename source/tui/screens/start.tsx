import type { Game } from "../../game/game.ts";
import type { Size } from "../../terminal/size.ts";
import { besides, type Dressing, useDressing } from "../hooks/use-dressing.ts";
import { useEagerReducer } from "../hooks/use-eager-reducer.ts";
import { type EventSource, useEvents, useLeaving, useSize } from "../hooks/use-session.ts";
import { MINIMUM } from "../layout.ts";
import { screenEvent } from "../pointer.ts";
import { openStart, reduceStart, type StartEvent, type StartState } from "../state/start-state.ts";
import type { LookAnswer } from "../wardrobe.ts";
import { rulesEnd, StartScreen, startTarget } from "./start-screen.tsx";
import { TooSmallScreen } from "./too-small.tsx";

/** A saved game to offer, and what there is to say about saves that cannot be read. */
export interface Offer {
  readonly saved: Game | undefined;
  readonly notice: string | undefined;
}

export interface StartProps {
  readonly session: EventSource;
  readonly dressing: Dressing;
  /** Asked once, when the screen opens. */
  readonly offer: () => Offer;
  /** Called once, with the state that was left by `state.leaving`. */
  readonly onLeave: (state: StartState) => void;
}

interface EventOnScreen {
  readonly event: StartEvent;
  readonly size: Size;
}

const reduceOnScreen = (state: StartState, { event, size }: EventOnScreen): StartState =>
  reduceStart(state, event, state.rules === undefined ? 0 : rulesEnd(state, size));

/** The start screen until a choice is made. */
export function StartView({ session, dressing, offer, onLeave }: StartProps) {
  const size = useSize(session);
  const [state, dispatch, latest] = useEagerReducer(reduceOnScreen, () => openStart(offer()));
  const shown = size.columns >= MINIMUM.columns && size.rows >= MINIMUM.rows;
  useEvents(session, { shown, isLeaving: () => latest().leaving !== undefined }, (event) => {
    const seen = screenEvent(event, (point) => startTarget(state, size, point));
    if (seen !== undefined) dispatch({ event: seen, size });
  });
  const answered = (answer: LookAnswer) => dispatch({ event: { kind: "told", answer }, size });
  useDressing(besides(dressing, state.notice), state.wishes, answered);
  useLeaving(state.leaving, () => onLeave(state));
  if (!shown) {
    const needs = { kind: "too-small", neededColumns: MINIMUM.columns, neededRows: MINIMUM.rows } as const;
    return <TooSmallScreen needs={needs} size={size} />;
  }
  return <StartScreen state={state} size={size} />;
}
