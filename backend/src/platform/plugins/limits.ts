import type { Server } from "node:http";
import type { Socket } from "node:net";
import { ApiError, type ErrorBody } from "@festival/contracts/errors";
import { longestUploadMs, statusBeyondBounds } from "@festival/contracts/requestBounds";
import { traceIdOf } from "@festival/contracts/tracing/traceContext";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { onBehalfOf } from "../database/boundedPool.ts";
import { endSlowBody } from "./endSlowBody.ts";

/** For routes that take or give files: a slow line, and work with what came. */
export const longRequest = { handlerTimeout: 120_000 } as const;

const unreadable = JSON.stringify({
  code: "bad_request",
  message: "This is no request that can be read.",
} satisfies ErrorBody);
const headers = { "content-type": "application/json; charset=utf-8", connection: "close" };

/** Answers what is no HTTP, or too much of it, before there is a request. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, "content-length": unreadable.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n${unreadable}`);
}

/** How much and how long, in milliseconds and bytes. */
export const serverLimits = {
  /** The whole request must have come by then. Node has one limit for all; `endSlowBody` ends others long before. */
  requestTimeout: longestUploadMs,
  /** A route's answer must be ready by then, else 503. */
  handlerTimeout: 10_000,
  /** Without a byte in either direction; event streams send a sign of life more often. */
  connectionTimeout: 5 * 60_000,
  /** Longer than an edge keeps its idle connections, so that it is the one to close them. */
  keepAliveTimeout: 72_000,
  bodyLimit: 256 * 1024,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
  clientErrorHandler: refuseConnection,
  // an address that is no address never reaches a route, nor its error handler
  frameworkErrors: (_error, _request, { raw }) => void raw.writeHead(400, headers).end(unreadable),
} satisfies FastifyHttpOptions<Server>;

/** Milliseconds in which a request must have come as a whole; uploads take a while on slow lines. */
const bodyTimeout = 60_000;

export function addLimits(app: FastifyInstance): void {
  app.server.maxHeadersCount = 100;
  app.addHook("onRequest", async (request) => {
    const { url, headers, raw, routeOptions } = request;
    endSlowBody(raw, Math.max(bodyTimeout, routeOptions.handlerTimeout ?? 0));
    const status = statusBeyondBounds(url, headers);
    if (status === 414) throw new ApiError("address_too_long", "The address is too long.");
    if (status === 431) throw new ApiError("headers_too_long", "A header is too long.");
  });
  app.addHook("onRequest", ({ method, raw }, reply, done) => {
    const gone = new AbortController();
    // running writes finish, whether or not the client still waits for the answer
    if (method === "GET" || method === "HEAD") {
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) gone.abort();
      });
    }
    onBehalfOf(gone.signal, done, traceIdOf(raw));
  });
}
