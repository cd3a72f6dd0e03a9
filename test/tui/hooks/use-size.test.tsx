import { Text } from "ink";
import { render } from "ink-testing-library";
import { expect, test, vi } from "vitest";
import { type EventSource, useSize } from "../../../source/tui/hooks/use-session.ts";

function Probe({ session }: { readonly session: EventSource }) {
  const { columns, rows } = useSize(session);
  return <Text>{`${columns}x${rows}`}</Text>;
}

test("a size that changes before anybody listens for that is seen all the same", async () => {
  let asked = 0;
  const session: EventSource = {
    size: () => (asked++ === 0 ? { columns: 80, rows: 24 } : { columns: 120, rows: 40 }),
    onEvent: () => () => {},
    onResize: () => () => {},
    onBackground: () => () => {},
  };
  const { lastFrame, unmount } = render(<Probe session={session} />);
  await vi.waitFor(() => expect(lastFrame()).toBe("120x40"));
  unmount();
});
