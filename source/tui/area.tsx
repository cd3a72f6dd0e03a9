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
 * longer than all else in a picture. So what it lays out is a single space, and when that is written the lines go to
 * our screen.
 */
export function Area({ region, lines }: { readonly region: Region; readonly lines: readonly string[] }) {
  const { stdout } = useStdout();
  const put = (): string => {
    if (!(stdout instanceof InkOutput)) throw new Error("areas are drawn on a session's screen only");
    for (const [row, line] of lines.slice(0, region.height).entries()) {
      stdout.put({ x: region.x, y: region.y + row, line });
    }
    return "";
  };
  return (
    <Box position="absolute">
      <Transform transform={put}> </Transform>
    </Box>
  );
}

/** A panel of text in the look of the terminal, each line cut to its width. */
export function TextArea({ panel: { region, lines } }: { readonly panel: TextPanel }) {
  const look = useLook();
  return <Area region={region} lines={lines.map((spans) => styledLine(cutTo(spans, region.width), look))} />;
}
