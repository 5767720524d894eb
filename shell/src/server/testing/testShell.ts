import { fork, type ChildProcess } from "node:child_process";
import { get, type Agent } from "node:http";
import { join } from "node:path";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { ShellHealth } from "@festival/contracts/api/system";
import { eventually } from "./eventually.ts";
import type { TestBackend } from "./testBackend.ts";
import type { TestReleases } from "./testReleases.ts";

/** A shell in processes of its own, as `npm start` runs it. */
export interface TestShell {
  supervisor: ChildProcess;
  port: number;
  /** Resolves when the supervisor has ended. */
  ended: Promise<unknown>;
  fetchPage(
    path: string,
    agent?: Agent,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: string }>;
  /** All of it, as the site's own processes get it. */
  health(): Promise<ShellHealth>;
}

/** What it shares with the backend. */
export const shellSecret = "secret";

interface ShellParts {
  backend: Pick<TestBackend, "url">;
  releases: Pick<TestReleases, "folder" | "shellBuild">;
}

/** The environment of a process of the shell, besides what is its own. */
export const shellEnv = ({ backend, releases }: ShellParts) => ({
  PATH: process.env.PATH,
  // what it names need not be compiled by each process
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  BACKEND_URL: backend.url,
  INTERNAL_SECRET: shellSecret,
  RELEASES_DIR: releases.folder,
  SHELL_BUILD: releases.shellBuild,
  LOG_LEVEL: "silent",
});

/**
 * @param env what differs from the defaults, by the names of `config.ts`
 * @throws Error when it does not listen
 */
export async function startTestShell(
  parts: ShellParts,
  workers: number,
  env: Record<string, string> = {},
): Promise<TestShell> {
  const supervisor = fork(join(import.meta.dirname, "..", "main.ts"), {
    execArgv: [],
    // what releases print is of no interest
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {
      ...shellEnv(parts),
      WORKERS: String(workers),
      PORT: "0",
      ...env,
    },
  });
  const ended = new Promise((resolve) => supervisor.once("exit", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    supervisor.once("message", (message: { port: number }) => resolve(message.port));
    supervisor.once("exit", (code) => reject(new Error(`The shell ended with ${code}.`)));
  });
  const fetchPage: TestShell["fetchPage"] = (path, agent, headers = {}) =>
    new Promise((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, headers, agent: agent ?? false }, (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (body += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      }).on("error", reject);
    });
  return {
    supervisor,
    port,
    ended,
    fetchPage,
    health: async () =>
      JSON.parse((await fetchPage("/health", undefined, { [internalHeader]: shellSecret })).body),
  };
}

/** Asks until the answer is as wanted. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  await eventually(
    async () => isSo(),
    (so) => {
      if (!so) throw new Error(`This did not come true: ${String(isSo)}`);
    },
    // a little less than a test has
    50_000,
  );
}

export function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
