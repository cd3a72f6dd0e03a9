/** Switching the terminal's modes on and off, as text. Whatever `enterModes` sets, `leaveModes` undoes in reverse. */

/** The mouse: clicks and the wheel (1000), reported as SGR sequences (1006). */
const MOUSE_ON = "\u001B[?1000h\u001B[?1006h";
const MOUSE_OFF = "\u001B[?1006l\u001B[?1000l";

/** Mouse reports on or off. While they are on, people cannot select text with the mouse. */
export const mouseMode = (on: boolean): string => (on ? MOUSE_ON : MOUSE_OFF);

/**
 * A full screen of our own: alternate screen (1049), no cursor (25), pastes marked as such (2004), and no automatic
 * wrap (7), so that nothing drawn in the last column can scroll the picture.
 */
export const enterModes = (options: { readonly mouse: boolean }): string =>
  `\u001B[?1049h\u001B[?25l\u001B[?2004h\u001B[?7l${options.mouse ? MOUSE_ON : ""}`;

/**
 * The terminal as it was. The screen is erased first for the sake of terminals without an alternate one (the Linux
 * console), where the shell would otherwise go on inside the picture.
 */
export const leaveModes = (options: { readonly mouse: boolean }): string =>
  `${options.mouse ? MOUSE_OFF : ""}\u001B[m\u001B[H\u001B[J\u001B[?7h\u001B[?2004l\u001B[?25h\u001B[?1049l`;
