import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it that are missing; throws the system's error where that cannot be. Node's own
 * recursive mkdir never returns where the system says that a folder is not there whatever one does, as in /proc or in a
 * folder that has been deleted.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  try {
    mkdirSync(path);
  } catch (error) {
    const above = dirname(path);
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || existsSync(above)) {
      // Another program may have made it in this moment.
      if (isFolder(path)) return;
      throw error;
    }
    makeFolder(above);
    mkdirSync(path);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
