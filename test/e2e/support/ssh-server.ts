import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const SSHD = "/usr/sbin/sshd";
/** How long the server may take to listen. */
const PATIENCE = 10_000;

/**
 * An OpenSSH server on loopback with keys of its own, for this user alone. It tells sessions where games and settings
 * are kept, so that nobody's own are touched.
 */
export class SshServer {
  readonly folder: string;
  /** Words of the client's command line, up to the destination. */
  readonly client: readonly string[];
  readonly #server: ChildProcess;

  private constructor(folder: string, server: ChildProcess, port: number) {
    this.folder = folder;
    this.#server = server;
    this.client = [
      "ssh",
      "-tt",
      ...["-F", "none", "-p", String(port), "-i", join(folder, "client"), "-o", "IdentitiesOnly=yes"],
      ...[
        "-o",
        "StrictHostKeyChecking=no",
        "-o",
        `UserKnownHostsFile=${join(folder, "known")}`,
        "-o",
        "LogLevel=ERROR",
      ],
      `${userInfo().username}@127.0.0.1`,
    ];
  }

  /** A server that listens, or the reason why there is none here. */
  static async start(): Promise<SshServer | string> {
    if (!existsSync(SSHD)) return "there is no OpenSSH server";
    const folder = mkdtempSync(join(tmpdir(), "antiking-ssh-"));
    for (const key of ["host", "client"]) {
      const made = spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
      if (made.status !== 0) return "no keys can be made";
    }
    // The server insists on this folder when it is started by root.
    if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
    const port = await freePort();
    writeFileSync(join(folder, "authorized"), readFileSync(join(folder, "client.pub")));
    writeFileSync(join(folder, "config"), configOf(folder, port));
    const server = spawn(SSHD, ["-D", "-e", "-f", join(folder, "config")], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    server.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    for (const end = Date.now() + PATIENCE; Date.now() < end && server.exitCode === null; ) {
      if (await listens(port)) return new SshServer(folder, server, port);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    server.kill();
    return `the server does not listen (${said.trim().split("\n").at(-1) ?? ""})`;
  }

  close(): void {
    this.#server.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

const configOf = (folder: string, port: number): string => `
ListenAddress 127.0.0.1
Port ${port}
HostKey ${join(folder, "host")}
PidFile none
AuthorizedKeysFile ${join(folder, "authorized")}
AuthenticationMethods publickey
PermitRootLogin prohibit-password
PasswordAuthentication no
StrictModes no
UsePAM no
PrintMotd no
SetEnv LANG=C.UTF-8 XDG_DATA_HOME=${join(folder, "data")} XDG_CONFIG_HOME=${join(folder, "config-home")}
`;

/** A port that nobody uses at the moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
