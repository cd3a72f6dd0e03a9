import { expect, test } from "vitest";
import { markdownTable, quantile, summaryOf } from "../../bench/terminal/statistics.ts";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[10, 0], 0.25, 2.5],
  [[7], 0.9, 7],
])("of %j the share %f does not exceed %f", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test("of nothing there is no quantile", () => {
  expect(quantile([], 0.5)).toBeNaN();
});

test("a summary is in order and leaves the values as they are", () => {
  const values = [5, 1, 4, 2, 3];
  const { least, lowerQuartile, median, upperQuartile, ninetieth, most } = summaryOf(values);
  expect([least, lowerQuartile, median, upperQuartile, ninetieth, most]).toEqual([1, 2, 3, 4, 4.6, 5]);
  expect(values).toEqual([5, 1, 4, 2, 3]);
});

test("a table has its head apart", () => {
  expect(
    markdownTable([
      ["what", "ms"],
      ["a step", "3"],
    ]),
  ).toBe("| what | ms |\n| --- | --- |\n| a step | 3 |");
});
