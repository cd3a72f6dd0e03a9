import { describe, expect, test } from "vitest";
import { applySgr, PLAIN, type Style, transition } from "../../source/terminal/style.ts";

const style = (...parameters: string[]): Style => parameters.reduce(applySgr, PLAIN);
const red = style("31");
const redOnBlue = style("31", "44");

describe("a parameter", () => {
  test.each([
    ["a colour of sixteen", ["31"], { foreground: "31", background: "", attributes: 0 }],
    ["a bright background", ["103"], { foreground: "", background: "103", attributes: 0 }],
    ["a colour of 256", ["38;5;208"], { foreground: "38;5;208", background: "", attributes: 0 }],
    ["a true colour", ["48;2;1;2;3"], { foreground: "", background: "48;2;1;2;3", attributes: 0 }],
    ["the end of a colour", ["31", "39"], PLAIN],
    ["bold, which ends with dim", ["1", "2", "22"], PLAIN],
    ["a reset", ["1", "31", "44", "0"], PLAIN],
    ["an empty one, which is a reset", ["1", ""], PLAIN],
    ["one that is nothing we know", ["31", "73"], { foreground: "31", background: "", attributes: 0 }],
    ["a broken colour", ["38;5"], PLAIN],
  ])("is read: %s", (_, parameters, expected) => {
    expect(style(...parameters)).toEqual(expected);
  });
});

describe("a change of style takes the fewest bytes", () => {
  test.each([
    ["none", red, red, ""],
    ["a colour", PLAIN, red, "\u001B[31m"],
    ["back to plain", redOnBlue, PLAIN, "\u001B[m"],
    ["only what differs", redOnBlue, style("31", "45"), "\u001B[45m"],
    ["two things in one sequence", PLAIN, redOnBlue, "\u001B[31;44m"],
    ["dropping a colour by reset where that is shorter", redOnBlue, style("1"), "\u001B[;1m"],
    ["dropping an attribute", style("4", "31", "44"), redOnBlue, "\u001B[24m"],
    ["bold to dim", style("1", "38;5;9"), style("2", "38;5;9"), "\u001B[22;2m"],
    ["bold and dim to bold", style("1", "2", "38;5;9"), style("1", "38;5;9"), "\u001B[22;1m"],
  ])("%s", (_, from, to, bytes) => {
    expect(transition(from, to, { blank: false })).toEqual({ bytes, style: to });
  });

  test("a space leaves the foreground and bold as they are", () => {
    const from = style("1", "31", "44");
    expect(transition(from, style("45"), { blank: true })).toEqual({
      bytes: "\u001B[45m",
      style: style("1", "31", "45"),
    });
  });

  test("a space ends an underline, which would be seen", () => {
    const from = style("4", "31", "44");
    expect(transition(from, style("44"), { blank: true }).bytes).toBe("\u001B[24m");
  });
});
