import { Box, Transform, useStdout } from "ink";
import { InkOutput } from "../terminal/ink-streams.ts";
import type { TextPanel } from "./hit-test.ts";
import type { Region } from "./layout.ts";
import { useLook } from "./look.ts";
import { cutTo, styledLine } from "./styled-text.ts";

/**
 * Lines of styled text in a region of the screen; rows that do not fit are left out, and no line may be longer than the
 * region is wide.
 *
 * Ink measures, wraps, clips, takes apart and puts together again what it lays out, a character at a time, which took
 * longer than all else in a picture. So what it lays out is an empty column, and when it is written the lines go to
 * our screen; any other output of Ink's gets them from Ink.
 */
export function Area({ region, lines }: { readonly region: Region; readonly lines: readonly string[] }) {
  const { stdout } = useStdout();
  const shown = lines.slice(0, region.height);
  const write = (row: number): string => {
    const line = shown[row] ?? "";
    if (!(stdout instanceof InkOutput)) return line;
    stdout.put({ x: region.x, y: region.y + row, line });
    return "";
  };
  return (
    <Box position="absolute" marginLeft={region.x} marginTop={region.y}>
      <Transform transform={(_, row) => write(row)}>{shown.map(() => " ").join("\n")}</Transform>
    </Box>
  );
}

/** A panel of text in the look of the terminal, each line cut to its width. */
export function TextArea({ panel: { region, lines } }: { readonly panel: TextPanel }) {
  const look = useLook();
  return <Area region={region} lines={lines.map((spans) => styledLine(cutTo(spans, region.width), look))} />;
}
