import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttled } from "../../../source/tui/hooks/throttled.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the first is passed on at once, of those that follow too fast only the latest", () => {
  const heard: number[] = [];
  const { send } = throttled((value: number) => heard.push(value), 250);
  send(1);
  send(2);
  send(3);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(250);
  expect(heard).toEqual([1, 3]);
  send(4);
  vi.advanceTimersByTime(249);
  expect(heard).toEqual([1, 3]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([1, 3, 4]);
});

test("after a while of silence the next is passed on at once", () => {
  const heard: number[] = [];
  const { send } = throttled((value: number) => heard.push(value), 250);
  send(1);
  vi.advanceTimersByTime(1000);
  send(2);
  expect(heard).toEqual([1, 2]);
});

test("what is cancelled is never passed on", () => {
  const heard: number[] = [];
  const { send, cancel } = throttled((value: number) => heard.push(value), 250);
  send(1);
  send(2);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1]);
});
