import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ClusterMessage } from "./clusterProcess.ts";

/** A PostgreSQL server on the loopback that is gone when `stop` is called or this process ends. */
export interface ThrowawayCluster {
  /** Its superuser's address; databases are made and dropped there. */
  url: string;
  /** Major version. */
  version: number;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server that keeps nothing, in about two seconds.
 * @param note told when its programs have to be installed first
 * @returns a sentence that says why not, where there can be none
 */
export async function startThrowawayCluster(
  note: (text: string) => void = () => {},
): Promise<ThrowawayCluster | string> {
  const child = fork(fileURLToPath(new URL("./clusterProcess.ts", import.meta.url)), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Ctrl-C is for the process that uses the server: the server ends with it
    detached: true,
  });
  child.stdout?.on("data", (chunk: Buffer) => note(chunk.toString().trim()));
  const ended = once(child, "exit");
  const message = await Promise.race([
    once(child, "message").then(([told]: ClusterMessage[]) => told),
    ended.then((): ClusterMessage => ({ missing: "PostgreSQL's starter ended without a word." })),
  ]);
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  if (message?.url && message.version) {
    return { url: message.url, version: message.version, stop };
  }
  await stop();
  return message?.missing ?? "PostgreSQL could not be started.";
}
