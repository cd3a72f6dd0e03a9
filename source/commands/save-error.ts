import type { LoadError } from "../game/game-store.ts";
import { fenErrorSentence } from "../words/fen-error.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";

/** What is wrong with a save file, in one sentence that follows its name. */
export function loadErrorSentence(error: LoadError): string {
  switch (error.code) {
    case "not-found":
      return "there is no such file.";
    case "unreadable":
      return "it cannot be read.";
    case "not-json":
      return "it is not JSON, so it is damaged or no save file.";
    case "not-a-game":
      return "it holds no saved game.";
    case "format":
      return `its format is ${JSON.stringify(error.found) ?? "not given"}, and this version knows only 1.`;
    case "field":
      return `"${error.field}" should be ${error.expected}.`;
    case "fen":
      return `its start is no FEN: ${fenErrorSentence(error.error)}`;
    case "position":
      return `its start is no position of ${error.variant.name}: ${setupFaultsSentence(error.faults, error.variant)}`;
    case "move":
      return `move ${error.number} of the game, "${error.text}", is not legal there.`;
  }
}

/** What the system's errors mean to somebody whose file is concerned. */
const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENOENT: "there is no folder for it, and none can be made",
  ENOTDIR: "a file is where a folder should be",
  EEXIST: "a file is where a folder should be",
  EISDIR: "a folder is where a file should be",
};

/** Why the system refused something, in a clause. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return SYSTEM_REASONS[code] ?? error.message;
}
