/** Letters of a line that are kept; UCI's longest, the moves of a long game, has far fewer. */
const LONGEST = 100_000;

/**
 * Puts chunks of text together to lines, whichever of LF and CRLF ends them. What a line has beyond its limit is
 * dropped as it comes, so that a program that never ends a line takes no memory.
 */
export class LineReader {
  private readonly hear: (line: string) => void;
  private readonly longest: number;
  private begun = "";

  constructor(hear: (line: string) => void, { longest = LONGEST }: { readonly longest?: number } = {}) {
    this.hear = hear;
    this.longest = longest;
  }

  /** Takes the next piece of text, and tells every line that it ends. */
  read(chunk: string): void {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
      this.keep(chunk.slice(from, end));
      const line = this.begun;
      this.begun = "";
      from = end + 1;
      this.hear(line.endsWith("\r") ? line.slice(0, -1) : line);
    }
    this.keep(chunk.slice(from));
  }

  /** Takes it that no text will come any more, and tells the line that was begun. */
  end(): void {
    const line = this.begun;
    this.begun = "";
    if (line !== "") this.hear(line);
  }

  private keep(text: string): void {
    const room = this.longest - this.begun.length;
    if (room > 0) this.begun += text.slice(0, room);
  }
}
