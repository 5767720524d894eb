import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAddress, type AnyCall } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { createSession } from "@festival/contracts/calls/staff";
import {
  clientAddressHeader,
  csrfCookie,
  csrfHeader,
  internalHeader,
} from "@festival/contracts/cookiesAndHeaders";
import type { Transport } from "../data/transport.ts";

export interface LiveBackend {
  /** Makes calls as the browser of the demo season's admin does. */
  transport: Transport;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, "..", "..", "..", "..", "backend", "src", "main.ts");
const secret = "a secret for tests alone";

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** Waits until the backend has written where it listens. */
async function portIn(dataDir: string, hasEnded: () => boolean): Promise<number> {
  for (;;) {
    try {
      return JSON.parse(readFileSync(join(dataDir, "backend.json"), "utf8")).port;
    } catch {
      if (hasEnded()) throw new Error("The backend has ended before it listened.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a backend of its own with the demo season and signs in; it ends with `stop`. */
export async function startLiveBackend(): Promise<LiveBackend> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-admin-"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      BACKEND_PORT: "0",
      INTERNAL_SECRET: secret,
      FESTIVAL_DEMO: "1",
      LOG_LEVEL: "error",
      RENDER_AFTER_SECONDS: "3600",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const port = await portIn(dataDir, () => child.exitCode !== null);
  const origin = `http://127.0.0.1:${port}`;
  const address = (call: AnyCall, values: object) =>
    origin + writeAddress(call.path, { locale: "de", ...values });

  const login: object = JSON.parse(readFileSync(join(dataDir, "demo-login.json"), "utf8"));
  const session = await fetch(address(createSession, {}), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [internalHeader]: secret,
      [clientAddressHeader]: "192.0.2.1",
    },
    body: JSON.stringify(login),
  });
  if (session.status !== 200) {
    child.kill("SIGTERM");
    throw new Error(`Signing in was refused: ${await session.text()}`);
  }
  const csrf = await fetch(address(getCsrf, {}), {
    headers: { cookie: cookiesOf(session).join("; ") },
  });
  const cookies = [...cookiesOf(session), ...cookiesOf(csrf)];
  const ofToken = `${csrfCookie}=`;
  const tokenCookie = cookies.findLast((cookie) => cookie.startsWith(ofToken)) ?? "";
  const headers = {
    cookie: cookies.join("; "),
    origin,
    "sec-fetch-site": "same-origin",
    [csrfHeader]: decodeURIComponent(tokenCookie.slice(ofToken.length)),
  };
  async function make(call: AnyCall, values: object, body?: unknown) {
    const answer = await fetch(address(call, values), {
      method: call.method,
      headers: {
        ...headers,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { ok, status } = answer;
    return { ok, status, body: await answer.json().catch(() => undefined) };
  }
  return {
    transport: { locale: "de", read: make, send: make },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
