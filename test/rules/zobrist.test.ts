import { expect, test } from "vitest";
import {
  EN_PASSANT_HIGH,
  EN_PASSANT_LOW,
  PIECE_HIGH,
  PIECE_LOW,
  RIGHTS_HIGH,
  RIGHTS_LOW,
  TURN_HIGH,
  TURN_LOW,
} from "../../source/rules/zobrist.ts";

const halves = (low: Int32Array, high: Int32Array): bigint[] =>
  Array.from(
    low,
    (value, index) => (BigInt.asUintN(32, BigInt(high[index])) << 32n) | BigInt.asUintN(32, BigInt(value)),
  );

const keys = [
  ...halves(PIECE_LOW, PIECE_HIGH),
  ...halves(RIGHTS_LOW, RIGHTS_HIGH),
  ...halves(EN_PASSANT_LOW, EN_PASSANT_HIGH),
  ...halves(Int32Array.of(TURN_LOW), Int32Array.of(TURN_HIGH)),
];

test("no two of the numbers are alike", () => {
  expect(new Set(keys).size).toBe(keys.length);
});

test("the numbers span all 64 bits, so that a key is worth 64 bits and not fewer", () => {
  const basis: bigint[] = [];
  for (const key of keys) {
    let rest = key;
    for (const vector of basis) if ((rest ^ vector) < rest) rest ^= vector;
    if (rest !== 0n) basis.push(rest);
    basis.sort((a, b) => (a > b ? -1 : 1));
  }
  expect(basis).toHaveLength(64);
});
