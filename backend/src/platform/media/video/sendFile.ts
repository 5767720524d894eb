import { Readable } from "node:stream";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileRow } from "../files.repository.ts";
import type { MediaStore } from "../store/mediaStore.ts";
import { rangeOf } from "./byteRange.ts";

/** Part of a file that is asked for; one of another version is no use to who has parts of that. */
function wantedRange({ headers, method }: FastifyRequest, etag: string, bytes: number) {
  const condition = headers["if-range"];
  if (method === "HEAD" || (condition !== undefined && condition !== etag)) return null;
  return rangeOf(headers.range, bytes);
}

/** Sends a file, whole or the range that is asked for, as it comes from the store. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  { fileName, contentHash, contentType, bytes, name }: FileRow,
): Promise<FastifyReply> {
  const etag = `"${contentHash}"`;
  const range = wantedRange(request, etag, bytes);
  reply.header("accept-ranges", "bytes").header("etag", etag);
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${bytes}`).header("cache-control", "no-store");
    return reply.code(416).send();
  }
  reply
    .type(contentType)
    .header("content-length", range ? range.to - range.from + 1 : bytes)
    // what a page plays can be looked at by itself as well
    .header(
      "content-disposition",
      `${contentType.startsWith("video/") ? "inline" : "attachment"}; filename="${name}"`,
    );
  if (range) {
    reply.code(206).header("content-range", `bytes ${range.from}-${range.to}/${bytes}`);
  }
  const key = `files/${fileName}`;
  // the answer to HEAD has the length of the file, and nothing of it is read
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const body = await store.stream(key, range ?? undefined);
  if (!body) throw new ApiError("not_found", "File not found.");
  return reply.send(body);
}
