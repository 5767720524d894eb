import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { FastifyInstance } from "fastify";
import { pageMediaType } from "../../document/documentState.ts";
import type { Backend } from "../api/backend.ts";
import { followChanges } from "./changeFeed.ts";
import type { ShellConfig } from "../config.ts";
import { layoutOf } from "../request/layoutChoice.ts";
import { createPageStore, type PageStore } from "./pageStore.ts";
import { documentHeaders } from "../document/policy.ts";
import type { KnownOrigins } from "../request/origin.ts";
import { encodingFor, isKnown, type PreparedBody } from "../answer/preparedBody.ts";
import { refuseBeyondBounds } from "../request/requestBounds.ts";
import { varyOn } from "../answer/respond.ts";
import type { SiteAnswer } from "../page/road.ts";
import type { SessionCheck } from "../request/sessionToken.ts";
import { refuseUnknownHost } from "../request/unknownHost.ts";

/** About a thousand pages, compressed. */
const storeBytes = 48 * 2 ** 20;
const requestTimeoutMs = 15_000;
/** Longer than a proxy in front keeps its idle connections, so that it is the one to close them. */
const keepAliveMs = 72_000;

export type StoredAnswer =
  | Extract<SiteAnswer, { kind: "redirect" }>
  | {
      kind: "body";
      body: PreparedBody;
      isPersonal: boolean;
      /** Of a document; pages as data have none of their own. */
      policy?: string;
    };

export type StoredPages = PageStore<StoredAnswer>;

export function createStoredPages(): StoredPages {
  return createPageStore<StoredAnswer>(storeBytes, (answer) =>
    answer.kind === "body" ? answer.body.bytes : 0,
  );
}

const failuresBytes = 4 * 2 ** 20;
/** Their bodies are shared: what they take is the address. */
const bytesOfFailure = 2048;

/** Answers for addresses of which there is no page, for a bot's scan as for a mistyped link. */
export function createFailures(): StoredPages {
  return createPageStore<StoredAnswer>(failuresBytes, () => bytesOfFailure);
}

/** Whether the browser's navigator asks for the page as data. */
export function wantsData(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes(pageMediaType) && !accept.includes("text/html");
}

/** Everything that an anonymous answer depends on besides what is in the database. */
export function storeKey(
  { headers }: IncomingMessage,
  origin: string,
  url: string,
  form: "data" | "document" = wantsData(headers.accept) ? "data" : "document",
): string {
  return [form, layoutOf(headers.cookie), origin, url].join(" ");
}

/** A page that is kept goes out before anything else looks at the request. */
function sendStored(
  pages: StoredPages,
  belongsToSession: SessionCheck,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { headers, url } = request;
  if (request.method !== "GET" || url === undefined) return false;
  if (belongsToSession(headers.cookie)) return false;
  const answer = pages.get(storeKey(request, origin, url));
  if (answer?.kind !== "body") return false;
  const { body, policy } = answer;
  const encoding = body.encodingFor(encodingFor(headers["accept-encoding"]));
  const bytes = body.ready(encoding);
  if (!bytes) return false;
  const known = isKnown(body.etag, headers["if-none-match"]);
  response.writeHead(known ? 304 : body.status, {
    ...documentHeaders,
    ...(policy && { "content-security-policy": policy }),
    "content-type": body.type,
    vary: varyOn,
    "cache-control": "no-cache",
    etag: body.etag,
    ...(!known && { "content-length": bytes.length }),
    ...(encoding !== "identity" && !known && { "content-encoding": encoding }),
  });
  response.end(known ? undefined : bytes);
  return true;
}

interface BeforeParts {
  pages: StoredPages;
  belongsToSession: SessionCheck;
  origins: KnownOrigins;
  hsts: string | undefined;
  /** Is told which host was refused. */
  onUnknownHost(host: string | undefined): void;
}

/** The worker's HTTP server: what no page could answer is refused, stored pages come next, then everything else. */
export function createServerBefore(parts: BeforeParts, handler: RequestListener): Server {
  const { pages, belongsToSession, origins, hsts, onUnknownHost } = parts;
  const server = createServer((request, response) => {
    if (hsts && origins.isSecure(request)) response.setHeader("strict-transport-security", hsts);
    if (refuseBeyondBounds(request, response)) return;
    if (refuseUnknownHost(request, response, origins, onUnknownHost)) return;
    const origin = origins.of(request);
    if (origin && sendStored(pages, belongsToSession, origin, request, response)) return;
    handler(request, response);
  });
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

type FreshStore = Pick<PageStore<unknown>, "setLive" | "drop" | "dropAll">;

interface FreshStores {
  pages: FreshStore;
  /** What pages are made of. */
  shared: FreshStore;
  /** Dropped with any change: there is no tag for what is not there. */
  others: readonly FreshStore[];
  /** Called when staff may have changed settings, and at the start. */
  onSettings(): void;
}

/** Drops stored pages as the backend tells of changes, from when the server listens to its end. */
export function keepFresh(
  app: FastifyInstance,
  config: ShellConfig,
  backend: Backend,
  { pages, shared, others, onSettings }: FreshStores,
): void {
  let stop = (): void => {};
  app.addHook("onListen", () => {
    stop = followChanges(config.backendUrl, config.internalSecret, {
      onLive(isLive) {
        // a page that can't be kept is made of nothing that was kept
        if (!isLive) shared.dropAll();
        for (const store of [pages, shared, ...others]) store.setLive(isLive);
      },
      onReset() {
        backend.forgetClock();
        for (const store of [pages, shared, ...others]) store.dropAll();
        onSettings();
      },
      // in one go: no page begins between what it is made of and where it is kept
      onChange(tags) {
        // the clock was moved
        if (tags.includes("all")) backend.forgetClock();
        shared.drop(tags);
        pages.drop(tags);
        for (const store of others) store.drop(["all"]);
        if (tags.includes("all") || tags.includes("settings")) onSettings();
      },
    });
  });
  app.addHook("preClose", () => stop());
}
