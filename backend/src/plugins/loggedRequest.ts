import type { FastifyRequest } from "fastify";

/** Secrets that links of mails carry in their address. */
const secret = /([?&]token=)[^&#]*/g;

/** What the log says of a request. */
export function loggedRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: request.url.replaceAll(secret, "$1…"),
    host: request.host,
    remoteAddress: request.ip,
  };
}
