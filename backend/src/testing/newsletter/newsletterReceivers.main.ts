import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { ListmonkModel } from "./listmonkModel.ts";

// Two programs that get subscribers: a listmonk, and a receiver of webhooks that checks signatures. A
// process of its own, as both are elsewhere in earnest.

const [keyFile = "", certFile = "", secret = "", login = ""] = process.argv.slice(2);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** What the receiver is to answer instead, with how often. */
let refusal = { status: 0, times: 0 };
const taken: { id: string; body: unknown }[] = [];
const listmonk = new ListmonkModel();

/** Whether a time of ours and a body were signed with the secret, within five minutes. */
function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const at = String(headers["x-festival-timestamp"]);
  const expected = createHmac("sha256", secret).update(`${at}.${body}`).digest();
  const [, hex = ""] = /^sha256=([\da-f]{64})$/.exec(String(headers["x-festival-signature"])) ?? [];
  const given = Buffer.from(hex, "hex");
  const isOfNow = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  return isOfNow && given.length === expected.length && timingSafeEqual(given, expected);
}

function isRefused(response: ServerResponse): boolean {
  if (refusal.times === 0) return false;
  refusal.times -= 1;
  answer(response, refusal.status, { message: "not now" });
  return true;
}

async function takeHook(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (isRefused(response)) return;
  if (request.url === "/moved") {
    response.writeHead(307, { location: "https://127.0.0.1/" }).end();
    return;
  }
  if (!isSigned(request, body)) return answer(response, 401, {});
  taken.push({ id: String(request.headers["x-festival-delivery"]), body: JSON.parse(body) });
  answer(response, 204, null);
}

async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (isRefused(response)) return;
  const given = String(request.headers.authorization);
  if (given !== `Basic ${Buffer.from(login).toString("base64")}`)
    return answer(response, 403, { message: "invalid API credentials" });
  const url = new URL(request.url ?? "", "http://localhost");
  const { status, ...said } = listmonk.answer(
    request.method ?? "",
    url,
    body ? JSON.parse(body) : {},
  );
  answer(response, status, said);
}

const hooks = createTlsServer(
  { key: readFileSync(keyFile), cert: readFileSync(certFile) },
  (request, response) => void takeHook(request, response),
);
const api = createServer((request, response) => void answerApi(request, response));

const listening = async (server: typeof api) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

process.on("message", (message: typeof refusal | "state") => {
  if (message === "state")
    process.send?.({ taken, subscribers: listmonk.subscribers, calls: listmonk.calls });
  else {
    refusal = message;
    process.send?.("refusing");
  }
});
process.once("disconnect", () => process.exit(0));
const ports = { hooks: await listening(hooks), api: await listening(api) };
process.send?.(ports);
