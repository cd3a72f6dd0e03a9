/** The words of a command line; single or double quotes keep a word with blanks together. */
export const commandWords = (line: string): string[] =>
  Array.from(line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g), ([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );
