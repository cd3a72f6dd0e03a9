import { render } from "ink";
import { openTerminal, type SessionOptions } from "../terminal/session.ts";
import { App, type AppProps, type Services } from "./app.tsx";

export interface RunOptions extends Omit<AppProps, "services"> {
  readonly terminal: Omit<SessionOptions, "onExit">;
  readonly services: Omit<Services, "session" | "leave" | "copy">;
  /** What to print when the screen has been given back, however that came about. */
  readonly farewell: () => string;
}

/** The exit code of a program that was interrupted from the keyboard. */
const INTERRUPTED = 130;

/**
 * Takes the terminal over and plays until the program is left; gives the exit code. Where the process is ended
 * from outside this never returns, but the terminal is restored and the farewell printed all the same.
 */
export async function runApp({ terminal, services, farewell, ...props }: RunOptions): Promise<number> {
  const sayFarewell = (): void => {
    const text = farewell();
    if (text !== "") terminal.stdout.write(`${text}\n`);
  };
  const session = openTerminal({ ...terminal, onExit: sayFarewell });
  let leave: (code: number) => void = () => {};
  const left = new Promise<number>((resolve) => {
    leave = resolve;
  });
  const app = render(
    <App
      {...props}
      services={{
        ...services,
        session,
        copy: (text) => session.copy(text),
        leave: (how) => leave(how === "interrupt" ? INTERRUPTED : 0),
      }}
    />,
    session.ink,
  );
  app.waitUntilExit().catch((error: unknown) => session.fail(error));
  const code = await left;
  app.unmount();
  session.close();
  services.engine.close();
  for (const external of Object.values(services.externals)) external.close();
  sayFarewell();
  return code;
}
