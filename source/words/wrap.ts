/** Breaks a text into lines of at most `width` characters at its spaces; a longer word gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Cuts a text into lines wherever they are full, so that nothing of a text without spaces is lost in a narrow place. */
export const cut = (text: string, width: number): string[] =>
  text.length <= width || width < 1 ? [text] : [text.slice(0, width), ...cut(text.slice(width), width)];
