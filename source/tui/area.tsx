import { Box, Text } from "ink";
import type { TextPanel } from "./hit-test.ts";
import type { Region } from "./layout.ts";
import { useLook } from "./look.ts";
import { cutTo, styledLine } from "./styled-text.ts";

/**
 * Lines of styled text in a region of the screen; what does not fit is cut off. That is done here, line by line, and
 * not by `overflow="hidden"`: Ink would slice every line of every frame once more, for two fifths of its whole work.
 */
export function Area({ region, lines }: { readonly region: Region; readonly lines: readonly string[] }) {
  return (
    <Box
      position="absolute"
      marginLeft={region.x}
      marginTop={region.y}
      width={region.width}
      height={region.height}
      flexDirection="column"
    >
      {lines.slice(0, region.height).map((line, row) => (
        // Lines have no identity beyond their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line is its identity
        <Text key={row} wrap="truncate">
          {line === "" ? " " : line}
        </Text>
      ))}
    </Box>
  );
}

/** A panel of text in the look of the terminal, each line cut to its width. */
export function TextArea({ panel: { region, lines } }: { readonly panel: TextPanel }) {
  const look = useLook();
  return <Area region={region} lines={lines.map((spans) => styledLine(cutTo(spans, region.width), look))} />;
}
