/** A value that is computed when it is asked for the first time, and kept. */
export function once<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}
