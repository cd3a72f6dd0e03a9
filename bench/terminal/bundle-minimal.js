// Bundles the minimal Ink program into a folder as the build bundles ours: `node bundle-minimal.js FOLDER`.
// A process of its own, since esbuild cannot be bundled into a bench.
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleOptions } from "../../scripts/bundle-options.js";

const [outdir] = process.argv.slice(2);
await build({
  ...bundleOptions,
  entryPoints: [join(dirname(fileURLToPath(import.meta.url)), "minimal.jsx")],
  outdir,
});
await writeFile(join(outdir, "package.json"), '{ "type": "module" }\n');
