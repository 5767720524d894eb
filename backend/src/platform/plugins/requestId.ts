import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdHeader, requestIdPattern } from "@festival/contracts/cookiesAndHeaders";
import type { FastifyInstance } from "fastify";

/** The id that the edge or the shell gave the request, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[requestIdHeader];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}

/** Every answer names the id under which the log has the request. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
