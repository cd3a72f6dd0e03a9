// Builds the program and runs its tests on every Node we support, each from npm's `node` package.
// Usage: node scripts/test-nodes.js [--quick] [version…]
//   --quick   only starts each Node and lets the built program answer once
//   version   such as 22 or 24.9.0; without any, all that are supported
// The versions are installed once, in a folder outside the project (ANTIKING_NODES, or one among the temporary files).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SUPPORTED = ["20", "22", "24", "26"];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const store = process.env.ANTIKING_NODES || join(tmpdir(), "antiking-nodes");
const words = process.argv.slice(2);
const quick = words.includes("--quick");
const named = words.filter((word) => word !== "--quick");
const bad = named.find((word) => !/^\d+(\.\d+){0,2}$/.test(word));
if (bad !== undefined) {
  console.error(`"${bad}" is no version of Node; give some such as 22 or 24.9.0, or none for all.`);
  process.exit(2);
}

const failed = [];
for (const version of named.length > 0 ? named : SUPPORTED) {
  const reason = test(version);
  if (reason !== undefined) failed.push(`Node ${version}: ${reason}`);
}
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Tests one version; gives what went wrong. */
function test(version) {
  const node = install(version);
  if (node === undefined) return "npm could not install it";
  const started = spawnSync(node, ["--version"], { encoding: "utf8" });
  const found = started.stdout?.trim() ?? "";
  if (!`${found}.`.startsWith(`v${version}.`)) return `it does not start, or is ${found || "another one"}`;
  console.log(`\n${found}`);
  if (!quick && !run(node, "scripts/build.js")) return "the build failed";
  if (!existsSync(join(root, "dist", "cli.js"))) return "the program is not built: npm run build";
  if (!run(node, "dist/cli.js", "moves", "antiking2")) return "the program failed";
  if (!quick && !run(node, "node_modules/vitest/vitest.mjs", "run")) return "the tests failed";
  return undefined;
}

/** Installs a version, unless it is there from last time; gives the path of its executable. */
function install(version) {
  const folder = join(store, version);
  const name = process.platform === "win32" ? "node.exe" : "node";
  const executable = join(folder, "node_modules", "node", "bin", name);
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  // The package fetches the executable of this system in a script of its own.
  const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts=false"];
  const { status } = spawnSync("npm", ["install", "--prefix", folder, ...options, `node@${version}`], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0 && existsSync(executable) ? executable : undefined;
}

/** Runs a script of the project with a Node, which is also the one that the script itself starts. */
function run(node, ...args) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
  return spawnSync(node, args, { cwd: root, env, stdio: "inherit" }).status === 0;
}
