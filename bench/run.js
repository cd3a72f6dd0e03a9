// Runs a bench written in TypeScript: `node bench/run.js random-play --level 4`.
// It is bundled with the project's esbuild into a temporary file, since Node 20 runs no TypeScript; everything
// after the name is passed on.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = dirname(fileURLToPath(import.meta.url));
const [name = "", ...rest] = process.argv.slice(2);
const entry = join(folder, `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(entry)) {
  console.error("Usage: node bench/run.js <name of a bench> [its arguments]");
  process.exit(2);
}

const outdir = mkdtempSync(join(tmpdir(), "antiking-bench-"));
try {
  const outfile = join(outdir, `${name}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Some bundled CommonJS packages still call require for Node's own modules.
    banner: {
      js: 'import { createRequire as _r } from "node:module";\nconst require = _r(import.meta.url);',
    },
    logLevel: "warning",
  });
  const { status } = spawnSync(process.execPath, [outfile, ...rest], { stdio: "inherit", cwd: folder });
  process.exitCode = status ?? 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
