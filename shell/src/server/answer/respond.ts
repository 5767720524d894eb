import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, isKnown, PreparedBody } from "./preparedBody.ts";

/** What answers depend on besides their address. */
export const varyOn = "accept, accept-encoding, cookie";

/**
 * Sends a body with ETag and compression, or 304 where the client has it.
 * @param isPrivate true for what only this visitor may see
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  { isPrivate }: { isPrivate: boolean },
): Promise<FastifyReply> {
  reply.code(body.status).header("content-type", body.type).header("vary", varyOn);
  if (isPrivate) reply.header("cache-control", "private, no-store");
  else {
    reply.header("cache-control", "no-cache").header("etag", body.etag);
    if (body.status === 200 && isKnown(body.etag, request.headers["if-none-match"])) {
      return reply.code(304).send();
    }
  }
  const encoding = body.encodingFor(encodingFor(request.headers["accept-encoding"]));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await body.encoded(encoding));
}

interface TextAnswer {
  status: number;
  type: string;
  text: string;
  /** True for what only this visitor may see. */
  isPrivate: boolean;
}

/** Sends a text that is made for this one request. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, text, isPrivate }: TextAnswer,
): Promise<FastifyReply> {
  return sendBody(request, reply, new PreparedBody(status, type, text), { isPrivate });
}
