// Takes the pictures of docs/pictures: runs the built program in tmux, presses keys, and draws the screen as SVG.
// Usage: node scripts/screenshots.js (needs tmux, and dist/ built)
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import xterm from "@xterm/headless";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "docs", "pictures");

const SHOTS = [
  {
    name: "game",
    columns: 120,
    rows: 40,
    args: "play antiking2 --black human --moves 'e4 e5 Nf3 Nc6'",
    keys: [":", "Ad5", "Enter"],
  },
  { name: "overlay-haven", args: "explore antiking2 --moves 'e4 e5'", keys: ["1"] },
  { name: "overlay-attacks", args: "explore antiking2 --moves 'e4 e5'", keys: ["2"] },
  { name: "overlay-holders", args: 'explore antiking2 "4k2a/8/8/8/A3r3/8/4B3/4K2R w - - 0 1"', keys: ["3"] },
  { name: "overlay-captures", args: "explore antichess --moves 'e3 b5 Bxb5 a6'", keys: ["4"] },
];

/** All themes on one position, four in a row: a piece in hand, its targets, the last move, a king in check. */
const THEMES = ["slate", "walnut", "tournament", "ocean", "dusk", "paper", "contrast", "colorblind"];
const THEMED = {
  columns: 90,
  rows: 34,
  args: "explore antiking2 --moves 'e4 e5 Nf3 Nf6 Nc3 Nc6'",
  keys: ["l", "k", "Enter", "k"],
};
/** The board's part of that screen, a line above it for the name, and some space. */
const TILE = { columns: 61, boardColumns: 58, firstRow: 1, rows: 25, space: 2 };

/** All pieces of both sides in every size of square, as the game draws them on a window that is large enough. */
const SHEET = {
  columns: 300,
  rows: 145,
  fen: "8/kaqrbnp1/8/1R6/1r6/8/KAQRBNP1/8 w - - 0 1",
  pieces: 7,
  sizes: [
    { columns: 5, rows: 2 },
    { columns: 7, rows: 3 },
    { columns: 9, rows: 4 },
    { columns: 11, rows: 5 },
    { columns: 13, rows: 6 },
    { columns: 16, rows: 8 },
    { columns: 20, rows: 10 },
    { columns: 24, rows: 12 },
  ],
};

/** Block elements as rectangles in parts of a cell: left, top, width, height. */
const BLOCKS = {
  "▀": [[0, 0, 1, 0.5]],
  "▄": [[0, 0.5, 1, 0.5]],
  "█": [[0, 0, 1, 1]],
  "▌": [[0, 0, 0.5, 1]],
  "▐": [[0.5, 0, 0.5, 1]],
  "▛": [
    [0, 0, 1, 0.5],
    [0, 0.5, 0.5, 0.5],
  ],
  "▜": [
    [0, 0, 1, 0.5],
    [0.5, 0.5, 0.5, 0.5],
  ],
  "▙": [
    [0, 0, 0.5, 0.5],
    [0, 0.5, 1, 0.5],
  ],
  "▟": [
    [0.5, 0, 0.5, 0.5],
    [0, 0.5, 1, 0.5],
  ],
};

const home = mkdtempSync(join(tmpdir(), "antiking-shots-"));
mkdirSync(folder, { recursive: true });
try {
  for (const shot of SHOTS) {
    for (const [color, suffix] of [
      ["truecolor", ""],
      ["none", "-plain"],
    ]) {
      writeFileSync(
        join(folder, `${shot.name}${suffix}.svg`),
        svg(await cellsOf(screenOf(shot, color), shot), `antiking: ${shot.name.replace("-", " ")}`),
      );
    }
  }
  writeFileSync(join(folder, "themes.svg"), svg(await themeRows(), "antiking: themes"));
  writeFileSync(join(folder, "pieces.svg"), svg(await sheetRows(), "antiking: pieces"));
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 10 });
}

/** The screen of the program after some keys, with its colours. */
function screenOf({ columns = 80, rows = 24, args, keys }, color) {
  const tmux = (...words) => execFileSync("tmux", ["-S", join(home, "tmux"), ...words], { encoding: "utf8" });
  const wait = (seconds) => execFileSync("sleep", [String(seconds)]);
  const program = `env -u CI XDG_DATA_HOME=${home} XDG_CONFIG_HOME=${home} node ${join(root, "dist", "cli.js")} ${args} --color ${color}`;
  tmux("-f", "/dev/null", "new-session", "-d", "-x", String(columns), "-y", String(rows), program);
  try {
    tmux("set-option", "-g", "status", "off");
    tmux("resize-window", "-x", String(columns), "-y", String(rows));
    wait(1.5);
    for (const key of keys) tmux("send-keys", key);
    wait(0.5);
    return tmux("capture-pane", "-e", "-p", "-N");
  } finally {
    tmux("kill-server");
    wait(0.3);
  }
}

/** The rows of cells of all themes' boards, each with its name. */
async function themeRows() {
  const blank = { text: " ", front: "#d8d8d8", back: "#121212", bold: false, faint: false };
  const tiles = [];
  for (const theme of THEMES) {
    const shot = { ...THEMED, args: `${THEMED.args} --theme ${theme}` };
    const screen = await cellsOf(screenOf(shot, "truecolor"), shot);
    const board = screen
      .slice(TILE.firstRow, TILE.firstRow + TILE.rows)
      .map((row) => [
        ...row.slice(0, TILE.boardColumns),
        ...Array(TILE.columns - TILE.boardColumns).fill(blank),
      ]);
    const name = [...`  ${theme}`.padEnd(TILE.columns)].map((text) => ({ ...blank, text }));
    tiles.push([name, ...board, ...Array(TILE.space).fill(Array(TILE.columns).fill(blank))]);
  }
  return [tiles.slice(0, 4), tiles.slice(4)].flatMap((line) =>
    line[0].map((_, row) => line.flatMap((tile) => tile[row])),
  );
}

/** The rows of cells of the pieces in every size, Black's above White's, the small sizes beside each other. */
async function sheetRows() {
  const blank = { text: " ", front: "#d8d8d8", back: "#121212", bold: false, faint: false };
  const strips = [];
  for (const { columns, rows } of SHEET.sizes) {
    // The editor shows any set-up; two rooks hold the anti-kings, so that none is marked.
    const args = `edit antiking2 '${SHEET.fen}' --squares ${rows}`;
    const screen = await cellsOf(screenOf({ ...SHEET, args, keys: ["Up", "Up"] }, "truecolor"), SHEET);
    const letters = screen.findIndex((row) => /^ +a +b +c/.test(row.map(({ text }) => text).join("")));
    const left = screen[letters].findIndex(({ text }) => text === "a") - Math.floor((columns - 1) / 2);
    const rank = (top) =>
      screen.slice(top, top + rows).map((row) => row.slice(left, left + SHEET.pieces * columns));
    strips.push([...rank(letters - 7 * rows), ...rank(letters - 2 * rows)]);
  }
  const width = Math.max(...strips.map((strip) => strip[0].length));
  const padded = (row) => [...row, ...Array(width - row.length).fill(blank)];
  return strips.flatMap((strip) => [...strip.map(padded), padded([])]).slice(0, -1);
}

/** The cells of a captured screen: text, colours and attributes, read by a real terminal emulator. */
async function cellsOf(text, { columns = 80, rows = 24 }) {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  await new Promise((resolve) => terminal.write(text.trimEnd().replaceAll("\n", "\r\n"), resolve));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const cell = terminal.buffer.active.getLine(y).getCell(x);
      const fg = paint(cell.isFgRGB(), cell.isFgDefault(), cell.getFgColor(), "#d8d8d8");
      const bg = paint(cell.isBgRGB(), cell.isBgDefault(), cell.getBgColor(), "#121212");
      const [front, back] = cell.isInverse() ? [bg, fg] : [fg, bg];
      return {
        text: cell.getChars() || " ",
        front,
        back,
        bold: cell.isBold() !== 0,
        faint: cell.isDim() !== 0,
      };
    }),
  );
}

function paint(isRgb, isDefault, value, otherwise) {
  if (isDefault) return otherwise;
  if (isRgb) return `#${value.toString(16).padStart(6, "0")}`;
  throw new Error("the pictures are taken in truecolor or without colour");
}

/** Cells as SVG; block elements are drawn as rectangles, so that they meet without seams. */
function svg(rows, title) {
  const width = 9;
  const height = 18;
  const parts = [];
  const rect = (x, y, w, h, fill) =>
    parts.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`);
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x + 1]?.back === row[start].back) x++;
      if (row[start].back !== "#121212")
        rect(start * width, y * height, (x - start + 1) * width, height, row[start].back);
    }
    for (const [x, cell] of row.entries()) {
      const block = BLOCKS[cell.text];
      if (block !== undefined) {
        for (const [dx, dy, w, h] of block)
          rect((x + dx) * width, (y + dy) * height, w * width, h * height, cell.front);
      } else if (cell.text !== " ") {
        const style = `${cell.bold ? ' font-weight="bold"' : ""}${cell.faint ? ' opacity="0.6"' : ""}`;
        parts.push(
          `<text x="${x * width}" y="${y * height + 14}" fill="${cell.front}"${style}>${escaped(cell.text)}</text>`,
        );
      }
    }
  }
  const [w, h] = [rows[0].length * width, rows.length * height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" shape-rendering="crispEdges"><title>${title}</title><rect width="${w}" height="${h}" fill="#121212"/>${parts.join("")}</svg>\n`;
}

function escaped(text) {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
