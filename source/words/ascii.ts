/** Characters beyond ASCII that our own texts contain, and what stands for them where they may be missing. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  "·": "|",
  "…": "~",
  "—": "-",
  "–": "-",
  "‹": "<",
  "›": ">",
  "▸": ">",
  "●": "*",
  "↑": "^",
  "↓": "v",
  "×": "x",
  "█": "#",
  "░": ".",
};

/** A text of ours for a terminal or a file that takes ASCII only; what has no substitute becomes "?". */
export const toAscii = (text: string): string =>
  text.replace(/[^\n -~]/g, (character) => SUBSTITUTES[character] ?? "?");
