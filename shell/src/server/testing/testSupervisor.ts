import { fork, type ChildProcess } from "node:child_process";
import { get, type Agent } from "node:http";
import { join } from "node:path";
import type { TestBackend } from "./testBackend.ts";
import type { TestReleases } from "./testReleases.ts";

interface StartOptions {
  backend: TestBackend;
  releases: TestReleases;
  workers: number;
  /** 0, any free one, by default. */
  port?: number;
  /** Processes that leave their port to this shell. */
  replaces?: readonly number[];
  /** How long its processes go on when they have lost what started them. */
  orphanSeconds?: number;
}

/** A shell in processes of its own. */
export interface TestSupervisor {
  child: ChildProcess;
  port: number;
  ended: Promise<unknown>;
}

/** @throws Error when it does not listen */
export async function startTestSupervisor(options: StartOptions): Promise<TestSupervisor> {
  const { backend, releases, workers, port = 0, replaces = [], orphanSeconds = 20 } = options;
  const child = fork(join(import.meta.dirname, "..", "main.ts"), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      BACKEND_URL: backend.url,
      INTERNAL_SECRET: "secret",
      RELEASES_DIR: releases.folder,
      SHELL_BUILD: releases.shellBuild,
      WORKERS: String(workers),
      PORT: String(port),
      REPLACES: replaces.join(","),
      ORPHAN_SECONDS: String(orphanSeconds),
      LOG_LEVEL: "silent",
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const listening = await new Promise<number>((resolve, reject) => {
    child.once("message", (message: { port: number }) => resolve(message.port));
    child.once("exit", (code) => reject(new Error(`The shell ended with ${code}.`)));
  });
  return { child, port: listening, ended };
}

export interface FetchedPage {
  status: number;
  body: string;
}

/** Asks over a connection of its own, unless an agent keeps some. */
export function fetchPage(port: number, path: string, agent?: Agent): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: agent ?? false }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    }).on("error", reject);
  });
}

export function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
