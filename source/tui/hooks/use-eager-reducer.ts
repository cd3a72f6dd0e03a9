import { useState } from "react";

/** A state and what changes it, both outside the pictures that React makes of them. */
interface Store<State, Action> {
  state: State;
  readonly dispatch: (action: Action) => void;
}

/**
 * As `useReducer`, but what an action did is known at once by `latest`, not only when the next picture is made: several
 * keys may arrive in between, and the first may have ended the screen. `reduce` and `open` are those of the first call.
 */
export function useEagerReducer<State, Action>(
  reduce: (state: State, action: Action) => State,
  open: () => State,
): readonly [state: State, dispatch: (action: Action) => void, latest: () => State] {
  const [state, show] = useState(open);
  const [store] = useState((): Store<State, Action> => {
    const made: Store<State, Action> = {
      state,
      dispatch(action) {
        made.state = reduce(made.state, action);
        show(made.state);
      },
    };
    return made;
  });
  return [state, store.dispatch, () => store.state];
}
