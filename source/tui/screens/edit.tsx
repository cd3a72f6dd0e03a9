import type { Setup } from "../../rules/setup.ts";
import type { Variant } from "../../rules/variant.ts";
import { type Dressing, useDressing } from "../hooks/use-dressing.ts";
import { useEagerReducer } from "../hooks/use-eager-reducer.ts";
import { type EventSource, useEvents, useLeaving, useSize } from "../hooks/use-session.ts";
import { layout } from "../layout.ts";
import { layoutOptions, useLook } from "../look.ts";
import { screenEvent } from "../pointer.ts";
import { type EditEvent, type HelpEnd, reduceEdit } from "../state/edit-reducer.ts";
import { type EditState, openEditor } from "../state/edit-state.ts";
import { EditScreen, editHelpEnd, editTarget } from "./edit-screen.tsx";
import { TooSmallScreen } from "./too-small.tsx";

export interface EditProps {
  readonly session: EventSource;
  readonly dressing: Dressing;
  readonly variant: Variant;
  readonly setup: Setup;
  readonly flipped: boolean;
  /** Called once, with the state that was left by `state.leaving`. */
  readonly onLeave: (state: EditState) => void;
}

/** An event, and what it has to know of the screen that it came from. */
interface EventOnScreen {
  readonly event: EditEvent;
  readonly helpEnd: HelpEnd;
}

const reduceOnScreen = (state: EditState, { event, helpEnd }: EventOnScreen): EditState =>
  reduceEdit(state, event, helpEnd);

/** The position editor until it is left. */
export function EditView({ session, dressing, variant, setup, flipped, onLeave }: EditProps) {
  const look = useLook();
  const size = useSize(session);
  const [state, dispatch, latest] = useEagerReducer(reduceOnScreen, () =>
    openEditor(variant, setup, flipped),
  );
  const places = layout(size.columns, size.rows, layoutOptions(look));
  const helpEnd: HelpEnd = (now) => (places.kind === "fits" ? editHelpEnd(now, places) : 0);
  const options = { shown: places.kind === "fits", isLeaving: () => latest().leaving !== undefined };
  useEvents(session, options, (event) => {
    const seen = screenEvent(event, (point) =>
      places.kind === "fits" ? editTarget(state, places, point) : undefined,
    );
    if (seen !== undefined) dispatch({ event: seen, helpEnd });
  });
  useDressing(dressing, state.wishes, (answer) => dispatch({ event: { kind: "told", answer }, helpEnd }));
  useLeaving(state.leaving, () => onLeave(state));
  if (places.kind === "too-small") return <TooSmallScreen needs={places} size={size} />;
  return <EditScreen state={state} places={places} />;
}
