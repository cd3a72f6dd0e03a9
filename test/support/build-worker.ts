import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** The engine's worker, bundled for one test file: Node cannot start a thread from TypeScript. */
export interface BuiltWorker {
  readonly url: URL;
  /** Where it lies; anything else put there goes with it. */
  readonly folder: string;
  remove(): void;
}

export async function buildWorker(): Promise<BuiltWorker> {
  const folder = mkdtempSync(join(tmpdir(), "antiking-worker-"));
  const outfile = join(folder, "engine-worker.mjs");
  await build({
    entryPoints: ["source/engine/worker.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  return {
    url: pathToFileURL(outfile),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}
