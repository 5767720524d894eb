import {
  clientAddressHeader,
  internalHeader,
  requestIdHeader,
  traceHeader,
} from "@festival/contracts/cookiesAndHeaders";
import type { ErrorBody, ErrorCode } from "@festival/contracts/errors";
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backendPrefixes } from "../api/backendPrefixes.ts";
import type { ShellConfig } from "../config.ts";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import { traceIdOf, traceparent } from "@festival/contracts/tracing/traceContext";
import type { KnownOrigins } from "../request/origin.ts";
import { documentHeaders } from "../document/policy.ts";
import { registerSiteFiles } from "./siteFiles.ts";
import type { SiteNames } from "../document/siteNames.ts";

/** What is never a document of its own: only that it is what it says it is matters. */
const partOfDocument = /\.(?:js|css|woff2)(?:\?|$)/;
const documentOnly = [
  ...Object.keys(documentHeaders).filter((name) => name !== "x-content-type-options"),
  requestIdHeader,
];

type Rewriting = NonNullable<FastifyHttpProxyOptions["replyOptions"]>;

const headersForBackend: NonNullable<Rewriting["rewriteRequestHeaders"]> = (request, headers) => {
  // only this server's own calls may carry the secret and act for another user
  const { [internalHeader]: _secret, [clientAddressHeader]: _client, ...passed } = headers;
  delete passed.forwarded;
  return {
    ...passed,
    host: request.headers.host,
    "x-forwarded-for": request.ip,
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
    [requestIdHeader]: request.id,
    [traceHeader]: traceparent(traceIdOf(request.raw)),
  };
};

/** What the backend says of its connection is not true of the client's. */
const ownConnection: NonNullable<Rewriting["rewriteHeaders"]> = ({
  connection: _connection,
  "keep-alive": _hint,
  ...passed
}) => passed;

function codeOf(status: number): ErrorCode {
  if (status === 413) return "payload_too_large";
  if (status < 500) return "bad_request";
  // 502, 503 and 504 are the proxy's words for a backend that is not there
  return status === 500 ? "internal" : "unavailable";
}

/** Whatever the proxy calls it: the backend did not answer. */
const backendGone = (cause: Error) => Object.assign(new Error(cause.message), { statusCode: 503 });

/** Calls get the contract's errors, also where the backend never saw them. */
function answerApiError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = codeOf(error.statusCode ?? 500);
  const status = { payload_too_large: 413, bad_request: 400, internal: 500, unavailable: 503 };
  const answer = status[code as keyof typeof status];
  if (answer >= 500)
    request.log.error({ err: error, url: loggedAddress(request.url) }, "a call failed");
  if (answer === 503) reply.header("retry-after", "5");
  const body: ErrorBody = { code, message: "The call could not be answered." };
  return reply.code(answer).header("cache-control", "no-store").send(body);
}

/** The edge: everything that is not a page. */
export function registerEdge(
  app: FastifyInstance,
  config: ShellConfig,
  known: { origins: KnownOrigins; names: SiteNames },
): void {
  app.register(async (files) => {
    files.addHook("onSend", (request, reply, _payload, done) => {
      if (partOfDocument.test(request.url))
        for (const name of documentOnly) reply.removeHeader(name);
      // connections of HTTP/1.1 stay open without a word about it; one that is to end still says so
      const { httpVersion } = request.raw;
      if (httpVersion === "1.1" && reply.raw.shouldKeepAlive) reply.raw.removeHeader("connection");
      done();
    });
    files.register(fastifyStatic, {
      root: config.releasesFolder,
      prefix: "/remotes/",
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
      // what never changes is never requested again, and no client needs a part of it
      etag: false,
      lastModified: false,
      acceptRanges: false,
      // a release's server side is not public
      allowedPath: (path) => /^\/[a-z-]+\/[0-9a-f]{12}\/browser\//.test(path),
    });
  });
  app.register(async (api) => {
    api.setErrorHandler(answerApiError);
    for (const prefix of backendPrefixes) {
      api.register(fastifyHttpProxy, {
        upstream: config.backendUrl,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          rewriteRequestHeaders: headersForBackend,
          rewriteHeaders: ownConnection,
          onError: (reply, { error }) => void reply.send(backendGone(error)),
        },
      });
    }
  });
  registerSiteFiles(app, known);
}
