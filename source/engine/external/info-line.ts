/** What a UCI engine says while it searches. */
import type { Score } from "../engine.ts";

/** An `info` line with a score that is no mere bound. */
export interface Info {
  /** Which of the best lines it is, from 1. */
  readonly rank: number;
  readonly score: Score;
  /** Moves as the engine wrote them. */
  readonly pv: readonly string[];
  readonly depth: number;
  readonly deepest: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly tableFill: number;
}

/** Reads what can be read of a line; undefined when it is another line or tells no score. */
export function readInfo(line: string): Info | undefined {
  const words = line.trim().split(/\s+/);
  if (words[0] !== "info" || words[1] === "string") return undefined;
  const end = words.includes("pv") ? words.indexOf("pv") : words.length;
  const facts = words.slice(0, end);
  if (facts.includes("lowerbound") || facts.includes("upperbound")) return undefined;
  const at = facts.indexOf("score");
  const score = at < 0 ? undefined : readScore(facts[at + 1], facts[at + 2]);
  if (score === undefined) return undefined;
  const number = (name: string, otherwise: number): number => {
    const index = facts.indexOf(name);
    const value = index < 0 ? undefined : facts[index + 1];
    return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : otherwise;
  };
  const depth = number("depth", 0);
  return {
    rank: number("multipv", 1),
    score,
    pv: words.slice(end + 1),
    depth,
    deepest: number("seldepth", depth),
    nodes: number("nodes", 0),
    milliseconds: number("time", 0),
    tableFill: number("hashfull", 0),
  };
}

/** A mate is told in own moves: "mate 1" is one ply away, "mate -1" two, and "mate 0" is that of a side that has lost. */
function readScore(kind: string | undefined, text: string | undefined): Score | undefined {
  if (text === undefined || !/^[-+]?\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  if (kind === "cp") return { kind: "centipawns", value };
  if (kind !== "mate") return undefined;
  return value > 0 ? { kind: "win", plies: 2 * value - 1 } : { kind: "loss", plies: -2 * value + 0 };
}
