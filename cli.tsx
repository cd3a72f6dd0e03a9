#!/usr/bin/env node
import envPaths from "env-paths";
import { run } from "./source/commands/run.ts";

const { stdin, stdout, stderr, env } = process;
const workerUrl = new URL("./engine-worker.js", import.meta.url);
const configFolder = envPaths("antiking", { suffix: "" }).config;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, configFolder, workerUrl });
