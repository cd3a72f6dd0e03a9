import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Input } from "../../source/terminal/input.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startInput(onName: (name: string) => void = () => {}) {
  const source = new EventEmitter();
  const names: string[] = [];
  const input = new Input(source, (event) => {
    const name = event.kind === "key" ? event.name : event.kind;
    names.push(name);
    onName(name);
  });
  input.start();
  return { input, names, send: (text: string) => source.emit("data", Buffer.from(text)), source };
}

test("an escape is a key once nothing has followed for 20 ms", () => {
  const { names, send } = startInput();
  send("\u001B");
  vi.advanceTimersByTime(19);
  expect(names).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(names).toEqual(["escape"]);
});

test("an arrow in two parts within that time is an arrow", () => {
  const { names, send } = startInput();
  send("\u001B");
  vi.advanceTimersByTime(15);
  send("[A");
  vi.advanceTimersByTime(1000);
  expect(names).toEqual(["up"]);
});

test("a stopped input reads nothing, and forgets what was pending", () => {
  const { input, names, send, source } = startInput();
  send("\u001B");
  input.stop();
  vi.advanceTimersByTime(1000);
  send("a");
  expect(names).toEqual([]);
  expect(source.listenerCount("data")).toBe(0);
  input.start();
  send("[A");
  expect(names).toEqual(["[", "A"]);
});

test("a report that stops the input drops the rest of the chunk", () => {
  const started = startInput((name) => {
    if (name === "q") started.input.stop();
  });
  started.send("aqb");
  expect(started.names).toEqual(["a", "q"]);
});

test("text chunks are read like bytes", () => {
  const { names, source } = startInput();
  source.emit("data", "é\r");
  expect(names).toEqual(["é", "enter"]);
});
