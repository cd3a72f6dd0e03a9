import { Box, Text } from "ink";
import { useEffect, useState } from "react";
import type { Session } from "../../../source/terminal/session.ts";

/** A small screen for tests: a frame as large as the terminal, with a number that the arrow keys change. */
export function Counter({ session }: { readonly session: Session }) {
  const [count, setCount] = useState(0);
  const [size, setSize] = useState(session.size());
  useEffect(() => session.onResize(setSize), [session]);
  useEffect(
    () =>
      session.onEvent((event) => {
        if (event.kind === "key" && event.name === "up") setCount((before) => before + 1);
      }),
    [session],
  );
  return (
    <Box width={size.columns} height={size.rows} borderStyle="single" justifyContent="center">
      <Text>{`${count} of ${size.columns}x${size.rows}`}</Text>
    </Box>
  );
}
