import { Box, Text } from "ink";
import type { Region } from "./layout.ts";

/** Lines of styled text in a region of the screen; what does not fit is cut off. */
export function Area({ region, lines }: { readonly region: Region; readonly lines: readonly string[] }) {
  return (
    <Box
      position="absolute"
      marginLeft={region.x}
      marginTop={region.y}
      width={region.width}
      height={region.height}
      flexDirection="column"
      overflow="hidden"
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
