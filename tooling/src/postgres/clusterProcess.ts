import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isOpen } from "./openFolder.ts";
import { providePostgres, type PostgresPrograms } from "./programs.ts";

// A PostgreSQL server in a folder of its own that lives as long as this process, and this process as long
// as the one that forked it: whatever becomes of that one, no server stays behind. Started by hand
// (node tooling/src/postgres/clusterProcess.ts) it prints its address and runs until Ctrl-C.

export interface ClusterMessage {
  /** Address of the server, as its superuser. */
  url?: string;
  /** Major version. */
  version?: number;
  /** A sentence that says why there is none. */
  missing?: string;
}

const run = promisify(execFile);
const user = "festival";
const stopWithin = 5000;

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. */
async function identity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // there is no such user here
    }
  }
  throw new Error("There is no user but root to run PostgreSQL as.");
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Nothing of it has to outlive a crash, so nothing waits for the disk. */
function settings(port: number): string {
  return [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    "max_connections = 200",
    "fsync = off",
    "synchronous_commit = off",
    "full_page_writes = off",
    "wal_level = minimal",
    "max_wal_senders = 0",
    "max_wal_size = 2GB",
    "shared_buffers = 128MB",
    // far from where the tests are run and from Berlin: nothing may depend on it
    "timezone = 'Pacific/Auckland'",
    "",
  ].join("\n");
}

async function makeCluster(
  { initdb }: PostgresPrograms,
  folder: string,
  as: Identity,
  password: string,
): Promise<string> {
  const passwordFile = join(folder, "password");
  const data = join(folder, "data");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(folder, as.uid, as.gid);
    chownSync(passwordFile, as.uid, as.gid);
  }
  chmodSync(folder, 0o700);
  const options = [
    `--pgdata=${data}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // not the bytes' own order, which PGlite has: nothing may depend on it
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=und",
    "--no-sync",
  ];
  await run(initdb, options, { ...as, cwd: folder });
  return data;
}

/** Listens from here on, or the process has ended with its words. */
async function untilListening(server: ChildProcess): Promise<void> {
  let words = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2000);
      if (words.includes("database system is ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(words.trim())));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  // ends its connections, then itself
  server.kill("SIGINT");
  const timer = setTimeout(() => server.kill("SIGQUIT"), stopWithin);
  await ended;
  clearTimeout(timer);
}

const tell = (message: ClusterMessage): void => {
  if (process.send) process.send(message);
  else console.log(message.url ?? message.missing);
};

const programs = await providePostgres((text) => console.log(text));
if (typeof programs === "string") {
  tell({ missing: programs });
} else {
  const as = await identity();
  // some machines give each user a private folder for temporary files, which the server's could not enter
  const parent = as.uid === undefined || isOpen(tmpdir()) ? tmpdir() : "/tmp";
  const folder = mkdtempSync(join(parent, "festival-postgres-"));
  let server: ChildProcess | undefined;
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    if (server) await stop(server);
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end());
  process.on("disconnect", () => void end());
  try {
    const password = randomBytes(12).toString("hex");
    const data = await makeCluster(programs, folder, as, password);
    const port = await freePort();
    writeFileSync(join(data, "postgresql.auto.conf"), settings(port));
    server = spawn(programs.postgres, ["-D", data], {
      ...as,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH, LC_MESSAGES: "C" },
    });
    await untilListening(server);
    tell({
      url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`,
      version: programs.version,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ missing: `PostgreSQL ${programs.version} could not be started: ${reason}` });
    await end();
  }
}
