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
