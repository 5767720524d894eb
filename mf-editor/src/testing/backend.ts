import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { changeContent, createPresence, getWorkingCopy } from "@festival/contracts/calls/content";
import { addressOf, type Call, type CallTypes, type Method } from "@festival/contracts/calls/call";
import { getUser } from "@festival/contracts/calls/staff";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Answer, Server } from "../sync/server.ts";

interface Started {
  origin: string;
  dataDir: string;
  pages: { id: number; section: number }[];
  /** Headers with which two editors and an admin are signed in. */
  people: Record<string, string>[];
}

/** A real backend for the tests of one file, in a process of its own. */
export interface Backend extends Started {
  /** Where it listens now: once it was killed, another test's server may have its port. */
  readonly origin: string;
  /** Ends it without a word, and starts it again over its data. Not with PostgreSQL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, "../../../backend/src/testing/editorServer.ts");

interface Running {
  child: ChildProcess;
  started: Started;
}

async function start(args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("{")) return { child, started: JSON.parse(line) as Started };
  }
  throw new Error("The backend for tests has ended before it listened.");
}

/** Where nothing listens: the port of a backend that is down may be another one's by now. */
const nowhere = "http://127.0.0.1:1";

export async function startBackend(pages: number): Promise<Backend> {
  let running = await start([String(pages)]);
  let isDown = false;
  const first = { ...running.started };
  const ended = (end: (child: ChildProcess) => void) => {
    const exit = once(running.child, "exit");
    end(running.child);
    return exit;
  };
  return {
    ...first,
    get origin() {
      return isDown ? nowhere : running.started.origin;
    },
    async kill() {
      isDown = true;
      await ended((child) => child.kill("SIGKILL"));
      running = await start(["0", first.dataDir]);
      isDown = false;
    },
    async stop() {
      await ended((child) => child.stdin?.end());
      // who was put in another one's place leaves its folder
      rmSync(first.dataDir, { recursive: true, force: true });
    },
  };
}

/** What happens to a call: nothing, no connection, an answer that gets lost, or an answer of a proxy. */
export type Fault = "none" | "offline" | "answerLost" | number;

const never = new Promise<never>(() => undefined);

/** The calls of one person to a real backend, each of which may meet a fault. */
export class TestServer implements Server {
  /** Consulted for each call that changes something. */
  nextFault: () => Fault = () => "none";
  /** Of calls that changed something: how they were made. */
  readonly sent: { key: string; outlives: boolean; ops: string; outcome: Fault }[] = [];
  /** What the backend answered last. */
  last: Answer<unknown> | undefined;
  readonly #backend: Pick<Backend, "origin">;
  /** Whether the tab is gone: its calls send nothing more, and get no answer. */
  isDead = false;
  headers: Record<string, string>;

  constructor(backend: Pick<Backend, "origin">, headers: Record<string, string>) {
    this.#backend = backend;
    this.headers = headers;
  }

  async #call<T extends CallTypes>(
    call: Call<Method, T>,
    address: string,
    body?: unknown,
  ): Promise<Answer<never>> {
    if (this.isDead) await never;
    const { origin } = this.#backend;
    const answer = await fetch(origin + address, {
      method: call.method,
      headers: {
        ...this.headers,
        origin,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { ok, status } = answer;
    const read = { ok, status, body: await answer.json() } as Answer<never>;
    this.last = read;
    if (this.isDead) await never;
    return read;
  }

  load({ type, id }: OwnerKey): ReturnType<Server["load"]> {
    const address = addressOf(getWorkingCopy, { locale: "de", owner: type, id });
    return this.#call(getWorkingCopy, address);
  }

  async change(
    ...[owner, body, outlives]: Parameters<Server["change"]>
  ): ReturnType<Server["change"]> {
    const fault = this.nextFault();
    const call = { key: body.key, outlives, ops: JSON.stringify(body.ops), outcome: fault };
    this.sent.push(call);
    if (fault === "offline") throw new TypeError("fetch failed");
    if (typeof fault === "number") return { ok: false, status: fault, body: undefined };
    const address = addressOf(changeContent, { locale: "de", owner: "page", id: owner.id });
    const answer = await this.#call(changeContent, address, body);
    if (fault === "none") call.outcome = answer.status;
    if (fault === "answerLost") throw new DOMException("The call took too long.", "TimeoutError");
    return answer;
  }

  here({ type, id }: OwnerKey, place: Parameters<Server["here"]>[1]): ReturnType<Server["here"]> {
    const address = addressOf(createPresence, { locale: "de" });
    return this.#call(createPresence, address, { owner: type, id, ...place });
  }

  user(): ReturnType<Server["user"]> {
    return this.#call(getUser, addressOf(getUser, { locale: "de" }));
  }
}
