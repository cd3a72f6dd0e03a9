import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** An import planted in a layer, and whether the layer may have it. */
const PLANTED = [
  ["rules", "./position.ts", true],
  ["rules", "../notation/fen.ts", false],
  ["rules", "node:fs", false],
  ["rules", "leven", false],
  ["notation", "../rules/position.ts", true],
  ["notation", "../words/names.ts", false],
  ["words", "../notation/fen.ts", true],
  ["words", "../game/game.ts", false],
  ["words", "../engine/engine.ts", true],
  ["words", "../engine/search.ts", false],
  ["engine", "../notation/fen.ts", true],
  ["engine", "../game/game.ts", false],
  ["game", "../engine/engine.ts", true],
  ["game", "../engine/search.ts", false],
  ["game", "../words/names.ts", false],
  ["terminal", "node:fs", true],
  ["terminal", "../rules/square.ts", false],
  ["tui", "../engine/engine.ts", true],
  ["tui", "../commands/run.ts", false],
  ["tui/board", "../../commands/run.ts", false],
  ["tui/board", "../../rules/square.ts", true],
  ["tui", "../plain/hear.ts", false],
  ["plain", "../tui/state/game-state.ts", true],
  ["plain", "../tui/keymap.ts", true],
  ["plain", "../tui/app.tsx", false],
  ["plain", "../tui/panels/title.ts", false],
  ["plain", "ink", false],
  ["plain", "../commands/run.ts", false],
  ["plain", "../words/names.ts", true],
  ["commands", "../tui/app.tsx", true],
  ["commands", "../plain/run-plain.ts", true],
] as const;

let folder: string;
let flagged: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "antiking-layers-"));
  copyFileSync(join(root, "biome.jsonc"), join(folder, "biome.jsonc"));
  for (const [index, [layer, specifier]] of PLANTED.entries()) {
    const file = plantedFile(index, layer);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { x } from "${specifier}";\nexport const y = x;\n`);
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const options = [
    "--colors=off",
    "--vcs-enabled=false",
    "--max-diagnostics=none",
    "--only=style/noRestrictedImports",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", ...options, "."], {
    cwd: folder,
    encoding: "utf8",
  });
  flagged = stdout + stderr;
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

test.each(PLANTED.map(([layer, specifier, allowed], index) => ({ layer, specifier, allowed, index })))(
  "the layer check lets $layer import $specifier: $allowed",
  ({ layer, allowed, index }) => {
    expect(flagged).toContain("noRestrictedImports");
    expect(flagged.includes(`source/${layer}/planted-${index}.ts`)).toBe(!allowed);
  },
);

function plantedFile(index: number, layer: string): string {
  return join(folder, "source", layer, `planted-${index}.ts`);
}
