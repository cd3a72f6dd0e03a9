#!/usr/bin/env node
import { run } from "./source/commands/run.ts";

// A reader that stops reading (`antiking moves … | head`) is no fault of anyone's.
process.stdout.on("error", (error) => {
  if ("code" in error && error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process);
