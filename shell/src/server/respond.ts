import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Pages are compressed as they are sent: fast levels, most of the gain. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipLevel = { level: 5 };
/** Shorter bodies gain nothing. */
const compressFrom = 1024;

const asyncBrotli = promisify(brotliCompress);
const asyncGzip = promisify(gzip);

interface Body {
  status: number;
  type: string;
  text: string;
  /** True for what only this visitor may see. */
  isPrivate: boolean;
}

/** Whether the client names the present version; what is between may have made the tag a strong one. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((tag) => bare(tag) === bare(etag));
}

/** Sends a text with ETag and compression, or 304 where the client has it. */
export async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, text, isPrivate }: Body,
): Promise<FastifyReply> {
  reply.code(status).header("content-type", type).header("vary", "accept, accept-encoding, cookie");
  if (isPrivate) reply.header("cache-control", "private, no-store");
  else {
    const etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (status === 200 && isKnown(etag, request.headers["if-none-match"])) {
      return reply.code(304).send();
    }
  }
  // "br;q=0" means: anything but that
  const accepted = (request.headers["accept-encoding"] ?? "").replaceAll(
    /[\w*]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g,
    "",
  );
  if (text.length < compressFrom) return reply.send(text);
  if (/\bbr\b/.test(accepted)) {
    return reply.header("content-encoding", "br").send(await asyncBrotli(text, brotliQuality));
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header("content-encoding", "gzip").send(await asyncGzip(text, gzipLevel));
  }
  return reply.send(text);
}
