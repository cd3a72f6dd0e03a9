import { useEffect, useEffectEvent } from "react";
import type { LookWish } from "../look-wish.ts";
import type { LookAnswer } from "../wardrobe.ts";

/** What a screen needs so that its look can be changed. */
export interface Dressing {
  /** Changes the look as wished, one wish after another; the answer is to the last. */
  dress(wishes: readonly LookWish[]): LookAnswer;
  /** What there is to say about the look as the screen opens. */
  readonly notice: string | undefined;
}

/** The same with a notice that does not replace what the screen says as it opens. */
export const besides = (dressing: Dressing, said: string | undefined): Dressing =>
  said === undefined || dressing.notice === undefined
    ? dressing
    : { ...dressing, notice: `${said} ${dressing.notice}` };

/** Grants wishes of a screen's state, and hands it the answer, which ends them. */
export function useDressing(
  { dress, notice }: Dressing,
  wishes: readonly LookWish[],
  tell: (answer: LookAnswer) => void,
): void {
  const grant = useEffectEvent(() => tell(dress(wishes)));
  useEffect(() => {
    if (wishes.length > 0) grant();
  }, [wishes]);

  const open = useEffectEvent(() => {
    if (notice !== undefined) tell({ granted: false, text: notice });
  });
  useEffect(() => open(), []);
}
