import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Node cannot start a worker from a .ts file, and end-to-end tests run what is shipped: build it once. */
export default function setup(): void {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  execFileSync(process.execPath, ["scripts/build.js"], { cwd: root, stdio: "inherit" });
}
