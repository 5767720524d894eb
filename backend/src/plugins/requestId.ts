import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const header = "x-request-id";
/** Others' ids stand in our logs: short, and nothing that could end a line. */
const acceptable = /^[\w.-]{8,64}$/;

/** The id that the edge or the shell gave the request, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[header];
  return typeof given === "string" && acceptable.test(given) ? given : randomUUID();
}

/** Every answer names the id under which the log has the request. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(header, request.id);
  });
}
