/** A game of a match as PGN. */
import { formatFen } from "../../source/notation/fen.ts";
import { formatSan } from "../../source/notation/san.ts";
import { findMove, parseUci } from "../../source/notation/uci.ts";
import type { Color } from "../../source/rules/piece.ts";
import { type Opening, positionOf } from "./openings.ts";
import type { PlayedGame } from "./play-game.ts";

export interface PgnGame {
  readonly opening: Opening;
  readonly game: PlayedGame;
  readonly names: Readonly<Record<Color, string>>;
  /** Number of the pair and of the game in it: "3.1". */
  readonly round: string;
  readonly date: Date;
}

/** PGN's longest line. */
const WIDTH = 80;

/** Tags, moves from the end of the opening on, and the reason of the result as a comment. */
export function formatPgn({ opening, game, names, round, date }: PgnGame): string {
  const result = game.winner === null ? "1/2-1/2" : game.winner === "w" ? "1-0" : "0-1";
  const tags = [
    ["Event", "antiking match"],
    ["Site", "?"],
    ["Date", date.toISOString().slice(0, 10).replaceAll("-", ".")],
    ["Round", round],
    ["White", names.w],
    ["Black", names.b],
    ["Result", result],
    ["Variant", opening.variant.name],
    ["SetUp", "1"],
    ["FEN", formatFen(opening.setup)],
    ["Termination", terminationOf(game.reason)],
  ];
  const head = tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\n`).join("");
  const comment = `{${game.sentence.replaceAll("}", ")")}}`;
  return `${head}\n${wrap([...moveText(opening, game.moves), ...comment.split(" "), result])}\n\n`;
}

function terminationOf(reason: string): string {
  if (reason === "fault") return "rules infraction";
  return reason === "move-limit" ? "adjudication" : "normal";
}

/** The moves in SAN with their numbers, as words. */
function moveText({ setup, variant }: Opening, moves: readonly string[]): string[] {
  const position = positionOf(setup, variant);
  return moves.flatMap((text, index) => {
    const { turn } = position;
    const number = position.setup().fullmoves;
    const request = parseUci(text);
    const move = request && findMove(position.legalMoves(), request);
    if (move === undefined) throw new Error(`${text} is no move of the game`);
    const san = formatSan(position, move);
    position.make(move);
    if (turn === "w") return [`${number}.`, san];
    return index === 0 ? [`${number}...`, san] : [san];
  });
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}
