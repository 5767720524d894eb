import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { addressOf } from "@festival/contracts/calls/call";
import { getClock, getHealth } from "@festival/contracts/calls/platform";
import { getBlock, getNavigation, getSiteState } from "@festival/contracts/calls/site";
import { getUser } from "@festival/contracts/calls/staff";
import { locales } from "@festival/contracts/locales";
import { consentBlock } from "@festival/contracts/consent/consentBlock";
import { errorBlock, hotlineBlock, sponsorsBlock } from "../../blocks/blockSlugs.ts";

export interface ReceivedCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What staff keep under slugs of their own; empty until a test says what stands there. */
const blocks = [consentBlock, errorBlock, hotlineBlock, sponsorsBlock];

type Answer = (call: ReceivedCall, response: ServerResponse) => void;

export interface TestBackend {
  url: string;
  calls: ReceivedCall[];
  /** What `METHOD /path?query` answers; replaces what was there. */
  on(call: string, answer: Answer): void;
  /** Notes a change and sends it to those who follow the feed, which is no recorded call. */
  tellChange(tags: string[]): void;
  /** Who comes back to the feed can't get what was missed. */
  forgetChanges(): void;
  /** What the feed answers from now on instead of changes; undefined for changes. */
  refuseFeed(status: number | undefined): void;
  /** Cuts everyone off who follows the feed; they come back. */
  cutFeed(): void;
  /** Resolves when a client follows the feed. */
  followed(): Promise<void>;
  /** Ends the server as a killed process does. */
  close(): Promise<void>;
  /** Listens again at the same address after `close`. */
  reopen(): Promise<void>;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_call, response) =>
    sendJson(response, status, body);

/**
 * A real HTTP server where the shell expects the backend. It knows what every page asks for; a call
 * it was not told about is not found, as in the real one.
 */
export async function startTestBackend(): Promise<TestBackend> {
  const answers = new Map<string, Answer>();
  const calls: ReceivedCall[] = [];
  const on: TestBackend["on"] = (call, answer) => void answers.set(call, answer);
  on(`GET ${addressOf(getClock)}`, json({ offset_ms: 0 }));
  on(`GET ${addressOf(getHealth)}`, json({ status: "ok" }));
  for (const locale of locales) {
    on(`GET ${addressOf(getSiteState, { locale })}`, json({ is_unfinished: false }));
    on(`GET ${addressOf(getNavigation, { locale })}`, json({ menu: [], submenu: [], footer: [] }));
    on(
      `GET ${addressOf(getUser, { locale })}`,
      json({ code: "not_authenticated", message: "" }, 401),
    );
    for (const slug of blocks) {
      const block = { id: 1, slug, model: "container", layout: "100", columns: [] };
      on(`GET ${addressOf(getBlock, { locale, slug })}`, json(block));
    }
  }

  const followers = new Set<ServerResponse>();
  let onFollowed = (): void => {};
  let changes: { id: number; tags: string[] }[] = [];
  let last = 1;
  let refusal: number | undefined;
  const changeEvent = ({ id, tags }: { id: number; tags: string[] }) =>
    `id: ${id}\nevent: change\ndata: ${JSON.stringify(tags)}\n\n`;
  function follow(after: number, response: ServerResponse): void {
    if (refusal) return sendJson(response, refusal, { code: "internal", message: "" });
    followers.add(response);
    response.on("close", () => followers.delete(response));
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    const missed = changes.filter(({ id }) => id > after);
    const isWhole = after > 0 && last - after === missed.length;
    const reset = `id: ${last}\nevent: reset\ndata: []\n\n`;
    response.write(isWhole ? missed.map(changeEvent).join("") : reset);
    onFollowed();
  }

  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://backend");
    if (pathname === "/internal/changes") {
      return follow(Number(searchParams.get("after") ?? 0), response);
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "GET", url = "/", headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      const answer = answers.get(`${method} ${url}`);
      if (answer) answer(call, response);
      else sendJson(response, 404, { code: "not_found", message: `No ${method} ${url}.` });
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    on,
    tellChange(tags) {
      last += 1;
      changes.push({ id: last, tags });
      for (const follower of followers) follower.write(changeEvent({ id: last, tags }));
    },
    forgetChanges() {
      last += 1;
      changes = [];
    },
    refuseFeed: (status) => void (refusal = status),
    cutFeed: () => followers.forEach((follower) => follower.destroy()),
    followed: () =>
      new Promise((resolve) => {
        onFollowed = resolve;
        if (followers.size > 0) resolve();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reopen: () => listen(port),
  };
}
