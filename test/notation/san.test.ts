import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMove } from "../../source/notation/parse-move.ts";
import { formatLine, formatSan } from "../../source/notation/san.ts";
import { formatUci } from "../../source/notation/uci.ts";
import type { Move } from "../../source/rules/move.ts";
import type { Position } from "../../source/rules/position.ts";
import { VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import { play, positionOf, positionRows } from "../support/fixtures.ts";

/** The legal move written so in UCI. */
function move(position: Position, uci: string): Move {
  const found = position.legalMoves().find((each) => formatUci(each) === uci);
  if (found === undefined) throw new Error(`${uci} is not legal`);
  return found;
}

test.each<[VariantId, string, string, string]>([
  ["antiking2", "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d6e6", "Ae6"],
  ["antiking2", "4rrk1/8/8/6a1/4AP2/8/8/K7 w - - 0 1", "e4f4", "Axf4#"],
  ["antiking2", "r3k2r/8/4n3/3b1B2/5A2/6R1/6a1/R3K2R w KQkq - 0 1", "e1g1", "O-O"],
  ["antiking2", "r3k2r/8/4n3/3b1B2/5A2/6R1/6a1/R3K2R w KQkq - 0 1", "e1c1", "O-O-O"],
  ["antiking1", "6ka/8/8/3p4/1p1P4/1P3n2/8/K3A2R w - - 0 1", "d4d5", "dxd5"],
  ["antiking1", "6ka/8/8/3p4/1p1P4/1P3n2/8/K3A2R w - - 0 1", "d4e5", "e5"],
  ["antiking1", "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka - 0 1", "a3b4", "ab4"],
  ["antiking1", "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka - 0 1", "c1e2", "Ke2"],
  ["antiking1", "3a3k/3P4/8/8/8/8/r6A/4K3 w - - 0 1", "d7e8q", "e8=Q+"],
  ["antichess", "1k6/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8k", "axb8=K#"],
  ["antichess", "8/8/8/3pP3/8/8/8/7R w - d6 0 1", "e5d6", "exd6#"],
  ["chess", "6k1/8/8/8/8/8/R6R/K7 w - - 0 1", "a2d2", "Rad2"],
  ["chess", "7k/8/8/8/R7/8/8/R3K3 w - - 0 1", "a4a2", "R4a2"],
  ["chess", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"],
  ["losers", "3N2rk/6pp/8/8/8/8/8/K7 w - - 0 1", "d8f7", "Nf7#"],
])("in %s from %s the move %s is written %s", (variant, fen, uci, san) => {
  const position = positionOf(variant, fen);
  expect(formatSan(position, move(position, uci))).toBe(san);
  expect(parseMove(san, position)).toEqual({ ok: true, value: move(position, uci) });
});

test.each<[VariantId, string, string, string]>([
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "0-0", "e1g1"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "o-o+", "e1g1"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "a8q", "a7a8q"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "a8=(N)", "a7a8n"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "A7A8R", "a7a8r"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "rh7", "h1h7"],
  ["chess", "2k5/P7/8/8/8/8/8/4K2R w K - 0 1", "RH7!?", "h1h7"],
  ["chess", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "ed5", "e4d5"],
  ["chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", "e5d6"],
  ["chess", "4k3/8/8/8/2p5/1P6/8/B3K3 w - - 0 1", "bc4", "b3c4"],
  ["chess", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "bc4", "f1c4"],
  ["antiking2", "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "ae6", "d6e6"],
])("in %s from %s the typed %s is understood as %s", (variant, fen, typed, uci) => {
  const position = positionOf(variant, fen);
  expect(parseMove(typed, position)).toEqual({ ok: true, value: move(position, uci) });
});

const TWO_READINGS = "4k3/8/8/8/8/1P6/2b1K3/8 w - - 0 1";

test("a letter in the wrong case that fits a pawn and a piece is not guessed", () => {
  // The pawn on a3 may step to b4, and so may the anti-king on b3.
  const position = positionOf("antiking1", "6ka/8/8/8/6r1/PA4r1/8/K6R w - - 0 1");
  expect(parseMove("ab4", position)).toMatchObject({ ok: true, value: move(position, "a3b4") });
  expect(parseMove("Ab4", position)).toMatchObject({ ok: true, value: move(position, "b3b4") });
  const answer = parseMove("AB4", position);
  expect(
    answer.ok ? [] : answer.error.code === "ambiguous" && answer.error.moves.map(formatUci).sort(),
  ).toEqual(["a3b4", "b3b4"]);
});

test.each([
  ["e9", { code: "unreadable" }],
  ["hello", { code: "unreadable" }],
  ["", { code: "unreadable" }],
  ["Nf3", { code: "illegal", role: "knight", requests: [] }],
  ["e2e5", { code: "illegal", role: "king" }],
  ["0-0", { code: "illegal", role: "king" }],
])("the typed %j is refused as it deserves", (typed, error) => {
  expect(parseMove(typed, positionOf("chess", TWO_READINGS))).toMatchObject({ ok: false, error });
});

test("a promotion without a piece asks for one", () => {
  const position = positionOf("antichess", "8/P7/8/8/8/8/8/7k w - - 0 1");
  for (const typed of ["a8", "a7a8"]) {
    const answer = parseMove(typed, position);
    expect(answer.ok ? 0 : answer.error.code === "promotion" && answer.error.moves.length).toBe(5);
  }
});

test("every legal move of the fixture positions is read back from its SAN", () => {
  for (const row of positionRows()) {
    const position = positionOf(row.variant, row.fen);
    const moves = position.legalMoves();
    const names = moves.map((each) => formatSan(position, each));
    expect(new Set(names).size, row.fen).toBe(names.length);
    for (const [index, name] of names.entries()) {
      expect(parseMove(name, position), `${name} in ${row.fen}`).toEqual({ ok: true, value: moves[index] });
    }
  }
});

test("nothing that anyone types throws", () => {
  const positions = VARIANTS.map(({ id }) => positionOf(id));
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[NBRQKAa-h1-8xO0=+-]{0,8}$/));
  fc.assert(
    fc.property(typed, (text) => positions.every((position) => parseMove(text, position) !== undefined)),
  );
});

const folder = new URL("../fixtures/pgn/", import.meta.url);

/** The moves of each game of a PGN file, without numbers, comments and glyphs; and the tag that sets it up. */
function games(file: string) {
  const text = readFileSync(new URL(file, folder), "utf8").replace(/\r/g, "");
  return text.split(/(?<=(?:1-0|0-1|1\/2-1\/2|\*)\s*)\n(?=\[)/).map((game) => {
    const fen = /^\[FEN "(.*)"\]/m.exec(game)?.[1];
    const tag = /^\[Variant "(.*)"\]/m.exec(game)?.[1] ?? "";
    const moves = game
      .replace(/^\[.*\]$/gm, "")
      .replace(/\{[^}]*\}|\([^()]*\)|;.*|\$\d+/g, " ")
      .split(/\s+/)
      .map((word) => word.replace(/^\d+\.+/, ""))
      .filter((word) => word !== "" && !/^(1-0|0-1|1\/2-1\/2|\*)$/.test(word));
    return { fen, tag, moves };
  });
}

test.each(readdirSync(folder))("the games found in the wild in %s replay to their end", (file) => {
  for (const { fen, tag, moves } of games(file)) {
    const variant: VariantId = /loser/i.test(tag) ? "losers" : "antichess";
    const position = fen === undefined ? positionOf(variant) : positionOf(variant, fen);
    expect(moves.length).toBeGreaterThan(0);
    const played = moves.map((text) => {
      const answer = parseMove(text, position);
      if (!answer.ok) throw new Error(`${file}: ${text}: ${answer.error.code}`);
      position.make(answer.value);
      return answer.value;
    });
    const start = fen === undefined ? positionOf(variant) : positionOf(variant, fen);
    const bare = (name: string) => name.replace(/[+#!?]+$/, "");
    expect(formatLine(start, played).map(bare)).toEqual(moves.map(bare));
  }
});

test("the Törngren study's main line is written as it was published", () => {
  const position = positionOf("antichess", "8/8/p7/8/8/8/7P/8 w - - 0 1");
  const line = "h2h3 a6a5 h3h4 a5a4 h4h5 a4a3 h5h6 a3a2 h6h7 a2a1r h7h8b";
  const copy = position.clone();
  const moves = line.split(" ").map((uci) => {
    const found = move(copy, uci);
    copy.make(found);
    return found;
  });
  expect(formatLine(position, moves).join(" ")).toBe("h3 a5 h4 a4 h5 a3 h6 a2 h7 a1=R h8=B");
  expect(play(position, line).turn).toBe("b");
});
