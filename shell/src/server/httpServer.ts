import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { encodingFor, isKnown } from "./answer/preparedBody.ts";
import { longestUploadMs } from "@festival/contracts/requestBounds";
import { varyOn } from "./answer/respond.ts";
import { documentHeaders } from "./document/policy.ts";
import type { PageMetrics } from "./metrics/pageMetrics.ts";
import { endSlowBody } from "./request/endSlowBody.ts";
import type { KnownOrigins } from "./request/origin.ts";
import { refuseBeyondBounds } from "./request/requestBounds.ts";
import { storeKey, type HeadReader, type RequestHead } from "./request/requestHead.ts";
import { refuseUnknownHost } from "./request/unknownHost.ts";
import type { StoredPages } from "./store/storedPages.ts";

/** Milliseconds in which a request must have come as a whole. */
const requestTimeoutMs = 15_000;
/** Longer than a proxy in front keeps its idle connections, so that it is the one to close them. */
const keepAliveMs = 72_000;

/** A page that is kept goes out before anything else looks at the request. */
function sendStored(
  { pages, metrics }: Pick<BeforeParts, "pages" | "metrics">,
  head: RequestHead,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== "GET" || url === undefined) return false;
  if (head.origin === undefined || head.hasSession || head.preview) return false;
  const answer = pages.get(storeKey(head, head.origin, url));
  if (answer?.kind !== "body") return false;
  const { body, policy, owner = "none" } = answer;
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
  metrics.sent(owner, "kept");
  return true;
}

interface BeforeParts {
  pages: StoredPages;
  metrics: Pick<PageMetrics, "sent">;
  heads: HeadReader;
  origins: KnownOrigins;
  hsts: string | undefined;
  /** Gets the host that was refused. */
  onUnknownHost(host: string | undefined): void;
}

/** The worker's HTTP server: what no page could answer is refused, stored pages come next, then everything else. */
export function createServerBefore(parts: BeforeParts, handler: RequestListener): Server {
  const { heads, origins, hsts, onUnknownHost } = parts;
  const { canonical } = origins;
  const server = createServer((request, response) => {
    if (hsts && origins.isSecure(request)) response.setHeader("strict-transport-security", hsts);
    if (refuseBeyondBounds(request, response)) return;
    const head = heads.headOf(request);
    const host = { origin: head.origin, canonical };
    if (refuseUnknownHost(request, response, host, onUnknownHost)) return;
    if (sendStored(parts, head, request, response)) return;
    endSlowBody(request, response, head.hasSession, requestTimeoutMs);
    heads.passOn(request, head);
    handler(request, response);
  });
  server.headersTimeout = requestTimeoutMs;
  // `endSlowBody` ends all but uploads of staff long before
  server.requestTimeout = longestUploadMs;
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
