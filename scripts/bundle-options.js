// How whatever is shipped, or measured against it, is bundled by esbuild.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {import("esbuild").BuildOptions} */
export const bundleOptions = {
  absWorkingDir: dirname(dirname(fileURLToPath(import.meta.url))),
  bundle: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  minify: true,
  legalComments: "none",
  metafile: true,
  define: { "process.env.NODE_ENV": '"production"' },
  // Ink imports its developer tools behind a flag; as an external the hoisted import breaks start-up.
  alias: { "react-devtools-core": "./scripts/no-devtools.js" },
  // Some bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: 'import { createRequire as _createRequire } from "node:module";\nconst require = _createRequire(import.meta.url);',
  },
  logLevel: "warning",
};
