/** What is told of repeated measurements; the unit is theirs. */
export interface Summary {
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  /** Nine of ten are at most this. */
  readonly ninetieth: number;
  readonly most: number;
}

/** The value that a share (0 to 1) of the values does not exceed, between two of them in proportion. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** All of it for values of which there is at least one. */
export const summaryOf = (values: readonly number[]): Summary => ({
  least: quantile(values, 0),
  lowerQuartile: quantile(values, 0.25),
  median: quantile(values, 0.5),
  upperQuartile: quantile(values, 0.75),
  ninetieth: quantile(values, 0.9),
  most: quantile(values, 1),
});

/** A table in Markdown; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
