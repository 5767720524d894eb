import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { changeContent, getWorkingCopy } from "@festival/contracts/calls/content";
import { addressOf, type Call, type CallTypes, type Method } from "@festival/contracts/calls/call";
import { getUser } from "@festival/contracts/calls/staff";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Answer, Server } from "../sync/server.ts";

interface Started {
  origin: string;
  pages: { id: number; section: number }[];
  /** Headers with which each of two people is signed in. */
  people: Record<string, string>[];
}

/** A real backend for the tests of one file, in a process of its own. */
export interface Backend extends Started {
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, "../../../backend/src/testing/editorServer.ts");

export async function startBackend(pages: number): Promise<Backend> {
  const child = spawn(process.execPath, [program, String(pages)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith("{")) continue;
    const stop = () => {
      child.stdin.end();
      return ended;
    };
    return { ...(JSON.parse(line) as Started), stop };
  }
  throw new Error("The backend for tests has ended before it listened.");
}

/** What happens to a call: nothing, no connection, an answer that gets lost, or an answer of a proxy. */
export type Fault = "none" | "offline" | "answerLost" | number;

/** The calls of one person to a real backend, each of which may meet a fault. */
export class TestServer implements Server {
  /** Consulted for each call that changes something. */
  nextFault: () => Fault = () => "none";
  /** Of calls that changed something: how they were made. */
  readonly sent: { key: string; outlives: boolean }[] = [];
  readonly #origin: string;
  headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin;
    this.headers = headers;
  }

  async #call<T extends CallTypes>(
    call: Call<Method, T>,
    address: string,
    body?: unknown,
  ): Promise<Answer<never>> {
    const answer = await fetch(this.#origin + address, {
      method: call.method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { ok, status } = answer;
    return { ok, status, body: await answer.json() } as Answer<never>;
  }

  load({ type, id }: OwnerKey): ReturnType<Server["load"]> {
    const address = addressOf(getWorkingCopy, { locale: "de", owner: type, id });
    return this.#call(getWorkingCopy, address);
  }

  async change(
    ...[owner, body, outlives]: Parameters<Server["change"]>
  ): ReturnType<Server["change"]> {
    const fault = this.nextFault();
    this.sent.push({ key: body.key, outlives });
    if (fault === "offline") throw new TypeError("fetch failed");
    if (typeof fault === "number") return { ok: false, status: fault, body: undefined };
    const address = addressOf(changeContent, { locale: "de", owner: "page", id: owner.id });
    const answer = await this.#call(changeContent, address, body);
    if (fault === "answerLost") throw new DOMException("The call took too long.", "TimeoutError");
    return answer;
  }

  user(): ReturnType<Server["user"]> {
    return this.#call(getUser, addressOf(getUser, { locale: "de" }));
  }
}
