// The smallest program that Ink makes: what ours is measured against.
import { render, Text } from "ink";

render(<Text>hello</Text>);
// Ink's program would end here; this one stays, so that its memory can be looked at.
process.stdin.resume();
