// `npm start` on a fresh clone installs and builds; afterwards this only compares a few dates.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const installed = modified("node_modules/.package-lock.json");
if (installed < modified("package-lock.json")) {
  run("Installing what the program needs (once)…", "ci"); // npm ci builds too, through `prepare`
} else if (modified("dist/cli.js") < newestSource()) {
  run("Building…", "run", "build");
}

function run(notice, ...npmArguments) {
  console.error(notice);
  const { status } = spawnSync("npm", [...npmArguments, "--silent"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** When a file was last changed, in milliseconds since 1970; 0 when it is not there. */
function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestSource() {
  // What builds counts as well: the build script, its options, and what it puts in place of a package.
  const files = ["source", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  return Math.max(...[...files, "cli.tsx", "package.json"].map(modified));
}
