import { expect, test } from "vitest";
import { asBrightAs, contrast, distance } from "../../../source/tui/board/color.ts";

test.each(["#ff0000", "#123456", "#000001", "#010000", "#000000", "#ffffff", "#8492a0"] as const)(
  "%s is made as bright as a square, whatever it is",
  (hue) => {
    for (const square of ["#8492a0", "#4a6076"] as const)
      expect(contrast(asBrightAs(hue, square), square)).toBeLessThan(1.02);
  },
);

test("a colour as bright as itself stays itself", () => {
  expect(asBrightAs("#6f9a8a", "#6f9a8a")).toBe("#6f9a8a");
  expect(distance(asBrightAs("#000000", "#808080"), "#808080")).toBeLessThan(1);
});
