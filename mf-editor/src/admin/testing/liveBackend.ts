import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAddress, type AnyCall } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { createSession, createUser, setPasswordByLink } from "@festival/contracts/calls/staff";
import {
  clientAddressHeader,
  csrfCookie,
  csrfHeader,
  internalHeader,
} from "@festival/contracts/cookiesAndHeaders";
import { simpleParser } from "mailparser";
import type { Transport } from "../../calls/transport.ts";

export interface LiveBackend {
  /** Makes calls as the browser of an admin does. */
  transport: Transport;
  /** Sends a form with files to a call's address. */
  upload(call: AnyCall, form: FormData): Promise<Response>;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, "..", "..", "..", "..", "backend", "src", "main.ts");
const secret = "a secret for tests alone";
const email = "office@festival.example";
const password = "Siebzehn Geigen im Nebel 42";

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** Waits until `read` gives something, as long as the backend runs. */
async function eventually<T>(
  hasEnded: () => boolean,
  read: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const found = await read().catch(() => undefined);
    if (found !== undefined) return found;
    if (hasEnded()) throw new Error("The backend has ended too soon.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function tokenOfInvitation(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, "mail");
  const name = readdirSync(folder).find((file) => file.endsWith(".eml") && !file.startsWith("."));
  const { text } = await simpleParser(readFileSync(join(folder, name ?? "")));
  return /token=([\w-]+)/.exec(text ?? "")?.[1];
}

/** Starts a backend of its own with an empty database, and signs in its first admin; `stop` ends it. */
export async function startLiveBackend(): Promise<LiveBackend> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-admin-"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      BACKEND_PORT: "0",
      INTERNAL_SECRET: secret,
      FESTIVAL_DEMO: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function stop() {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    const port = await eventually(hasEnded, async () =>
      Number(JSON.parse(readFileSync(join(dataDir, "backend.json"), "utf8")).port),
    );
    const origin = `http://127.0.0.1:${port}`;
    const address = (call: AnyCall, values: object) =>
      origin +
      writeAddress(call.path, call.path.includes(":locale") ? { locale: "de", ...values } : values);
    /** A call of our own processes. */
    async function internal(call: AnyCall, body: object): Promise<Response> {
      const headers = { [internalHeader]: secret, [clientAddressHeader]: "192.0.2.1" };
      const answer = await fetch(address(call, {}), {
        method: call.method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${call.path}: ${await answer.text()}`);
      return answer;
    }
    await internal(createUser, { email, username: "Office", role: "admin", locale: "de" });
    const token = await eventually(hasEnded, () => tokenOfInvitation(dataDir));
    await internal(setPasswordByLink, { token, password });
    const session = await internal(createSession, { email, password });
    const csrf = await fetch(address(getCsrf, {}), {
      headers: { cookie: cookiesOf(session).join("; ") },
    });
    const cookies = [...cookiesOf(session), ...cookiesOf(csrf)];
    const ofToken = `${csrfCookie}=`;
    const tokenCookie = cookies.findLast((cookie) => cookie.startsWith(ofToken)) ?? "";
    const headers: Record<string, string> = {
      cookie: cookies.join("; "),
      origin,
      "sec-fetch-site": "same-origin",
      [csrfHeader]: decodeURIComponent(tokenCookie.slice(ofToken.length)),
    };
    async function make(call: AnyCall, values: object, body?: unknown) {
      const answer = await fetch(address(call, values), {
        method: call.method,
        headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { ok, status } = answer;
      return { ok, status, body: await answer.json().catch(() => undefined) };
    }
    return {
      transport: { locale: "de", read: make, send: make },
      upload: (call, form) => fetch(address(call, {}), { method: "POST", headers, body: form }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
