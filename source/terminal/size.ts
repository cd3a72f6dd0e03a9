/** The size of a terminal in character cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What a terminal is taken to be when it does not say how large it is. */
export const DEFAULT_SIZE: Size = { columns: 80, rows: 24 };

/** The size a stream reports; some ptys report 0 or nothing, and then each missing number is the one of 80x24. */
export function sizeOf(stream: {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}): Size {
  return { columns: stream.columns || DEFAULT_SIZE.columns, rows: stream.rows || DEFAULT_SIZE.rows };
}

/** Whether two sizes are equal. */
export const sameSize = (a: Size, b: Size): boolean => a.columns === b.columns && a.rows === b.rows;
