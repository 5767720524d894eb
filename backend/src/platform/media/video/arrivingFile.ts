import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Where files lie until they are looked at, below the data folder. An hourly job removes what was left. */
const arrivingFolder = "arriving";

/** An upload as it lies on the disk. */
export interface ArrivedFile {
  path: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  contentHash: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** What was uploaded in the field `file`, where it is too large for memory; removed with the answer. */
    arrivedFile: ArrivedFile | null;
  }
}

/** Writes the file of an upload to the disk as it comes. @returns how many bytes it has */
export async function toDisk(request: FastifyRequest, { file }: MultipartFile): Promise<number> {
  const folder = join(request.server.dataDir, arrivingFolder);
  await mkdir(folder, { recursive: true });
  const arrived = { path: join(folder, randomUUID()), bytes: 0, contentHash: "" };
  request.arrivedFile = arrived;
  const hash = createHash("sha256");
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      arrived.bytes += chunk.length;
      done(null, chunk);
    },
  });
  // what ended before it could be read would never end here
  if (file.destroyed) throw new ApiError("bad_request", "The upload broke off.");
  await pipeline(file, counted, createWriteStream(arrived.path));
  if (file.truncated) {
    throw new ApiError("payload_too_large", `The file is larger than ${arrived.bytes} bytes.`);
  }
  arrived.contentHash = hash.digest("hex");
  return arrived.bytes;
}

/** Hook before the answer: removes what arrived, whether or not it was taken. */
export async function removeArrived(
  { arrivedFile }: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (arrivedFile) await rm(arrivedFile.path, { force: true });
  return payload;
}
