// Bundles the program into dist/: cli.js with its lazily loaded chunks, and the engine's worker.
// One bundle instead of node_modules is what makes the first frame quick (see docs/decisions.md).
import { chmod, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleOptions } from "./bundle-options.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, "dist");
// Built beside and put in place at the end, so that a failed build leaves the old one. The bundler makes the folder, and
// only when it has something to put there.
const outdir = join(root, `dist-${process.pid}`);

const result = await build({
  ...bundleOptions,
  // The layout engine tries to fetch its own inlined code, which makes Node load its whole HTTP client (20 ms) and
  // cannot be done any faster than decoding it, which is what it does where there is no fetch. We fetch nothing.
  define: { ...bundleOptions.define, fetch: "undefined" },
  entryPoints: { cli: "cli.tsx", "engine-worker": "source/engine/worker.ts" },
  outdir,
});
await chmod(join(outdir, "cli.js"), 0o755);
await writeFile(join(outdir, "LICENSES.txt"), await licences(Object.keys(result.metafile.inputs)));
await rm(dist, { recursive: true, force: true });
await rename(outdir, dist);

/** The licence texts of every package whose code is inside the bundle: they must travel with it. */
async function licences(inputs) {
  const packages = new Set();
  for (const input of inputs) {
    const match = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(relative(root, join(root, input)));
    if (match)
      packages.add(
        `${input.slice(0, input.lastIndexOf(`node_modules/${match[1]}/`))}node_modules/${match[1]}`,
      );
  }
  const texts = [];
  for (const folder of [...packages].sort()) {
    const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    texts.push(
      `${manifest.name} ${manifest.version} (${manifest.license})\n\n${await licenceText(join(root, folder))}`,
    );
  }
  return texts.join(`\n\n${"-".repeat(80)}\n\n`);
}

async function licenceText(folder) {
  for (const name of ["license", "LICENSE", "license.md", "LICENSE.md", "LICENSE.txt", "License.md"]) {
    const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (text !== undefined) return text.trim();
  }
  return "The package carries no licence file; its package.json names the licence above.";
}
