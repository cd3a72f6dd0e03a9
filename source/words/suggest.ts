import leven from "leven";

/** The candidate that somebody probably meant by a word, ignoring case; undefined when none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const begins = (candidate: string): number => Number(candidate.toLowerCase()[0] === lower[0]);
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(lower, candidate.toLowerCase()) }))
    // Of two that are as near, people get the first letter right more often.
    .sort((a, b) => a.distance - b.distance || begins(b.candidate) - begins(a.candidate));
  const [best] = ranked;
  // A third of the letters may be wrong; two letters that changed places count as two.
  return best !== undefined && best.distance <= Math.ceil(word.length / 3) ? best.candidate : undefined;
}

/** ' Did you mean "moves"?', or nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
