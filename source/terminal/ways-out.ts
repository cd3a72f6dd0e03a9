import type { EventEmitter } from "node:events";
import { constants } from "node:os";

/** What a session needs of the process it runs in; `process` itself, or a test's stand-in. */
export interface HostProcess extends EventEmitter {
  readonly platform: string;
  kill(pid: number, signal: string): unknown;
  exit(code: number): unknown;
}

/** Why a session ended without having been asked to by the program. */
export type ExitReason =
  | { readonly kind: "error"; readonly error: unknown }
  | { readonly kind: "signal"; readonly signal: EndingSignal }
  /** The terminal is gone: its window was closed or the connection broke. */
  | { readonly kind: "hangup" };

/** The signals that ask a program to end. */
export type EndingSignal = (typeof ENDING_SIGNALS)[number];

const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/** The exit code that tells the caller's shell what happened. */
export function exitCodeOf(reason: ExitReason): number {
  if (reason.kind === "error") return 1;
  return 128 + constants.signals[reason.kind === "signal" ? reason.signal : "SIGHUP"];
}

/**
 * Calls `end` whenever the process is about to go: a signal, an error nobody caught, a closed terminal; and `restore`
 * when somebody calls `process.exit`. Returns a function that stops watching.
 *
 * Errors of the streams stay watched for good: a write that fails late must not become an uncaught error.
 */
export function watchWaysOut(
  host: HostProcess,
  streams: { readonly stdin: EventEmitter; readonly stdout: EventEmitter },
  act: { end(reason: ExitReason): void; restore(): void },
): () => void {
  const onError = (error: unknown): void => act.end({ kind: "error", error });
  const onHangup = (): void => act.end({ kind: "hangup" });
  const listeners: (readonly [string, (value: unknown) => void])[] = [
    ...ENDING_SIGNALS.map((signal) => [signal, () => act.end({ kind: "signal", signal })] as const),
    ["uncaughtException", onError],
    ["unhandledRejection", onError],
    ["exit", act.restore],
  ];

  for (const [event, listener] of listeners) host.on(event, listener);
  for (const event of ["end", "close"]) streams.stdin.on(event, onHangup);
  for (const stream of [streams.stdin, streams.stdout]) stream.on("error", onHangup);
  return () => {
    for (const [event, listener] of listeners) host.off(event, listener);
    for (const event of ["end", "close"]) streams.stdin.off(event, onHangup);
  };
}
