import { Box, Transform } from "ink";
import type { TextPanel } from "./hit-test.ts";
import type { Region } from "./layout.ts";
import { useLook } from "./look.ts";
import { cutTo, styledLine } from "./styled-text.ts";

/**
 * Lines of styled text in a region of the screen; rows that do not fit are left out, and no line may be longer than the
 * region is wide.
 *
 * Ink measures, wraps and clips what it lays out, a character at a time and several times over, which took longer than
 * all else in a picture. So what it lays out is an empty column, and the lines take its place when it is written.
 */
export function Area({ region, lines }: { readonly region: Region; readonly lines: readonly string[] }) {
  const shown = lines.slice(0, region.height);
  return (
    <Box position="absolute" marginLeft={region.x} marginTop={region.y}>
      <Transform transform={(_, row) => shown[row] ?? ""}>{shown.map(() => " ").join("\n")}</Transform>
    </Box>
  );
}

/** A panel of text in the look of the terminal, each line cut to its width. */
export function TextArea({ panel: { region, lines } }: { readonly panel: TextPanel }) {
  const look = useLook();
  return <Area region={region} lines={lines.map((spans) => styledLine(cutTo(spans, region.width), look))} />;
}
