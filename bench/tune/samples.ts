/** The file of positions that lies between the games and the tuner: a line each, "FEN;score;points". */
import type { Sample } from "./self-play.ts";

export const sampleLine = ({ fen, score, points }: Sample): string => `${fen};${score};${points}\n`;

/** The samples of a file; throws at a line that is none. */
export function readSamples(text: string): Sample[] {
  return text.split("\n").filter(Boolean).map(readSample);
}

function readSample(line: string): Sample {
  const [fen = "", score, points] = line.split(";");
  const sample = { fen, score: Number(score), points: Number(points) };
  if (!Number.isFinite(sample.score) || ![0, 0.5, 1].includes(sample.points)) {
    throw new Error(`no sample: ${line}`);
  }
  return sample;
}
