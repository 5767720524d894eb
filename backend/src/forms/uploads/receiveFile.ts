import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ApiError } from "@festival/contracts/errors";
import { maxFileBytes } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyRequest } from "fastify";
import { problem } from "../fieldValue.ts";
import { problemDetails } from "../checkEntry.ts";
import { readFileContent, type FileContent } from "./fileContent.ts";
import { readFileName } from "./fileName.ts";

export interface ReceivedFile extends FileContent {
  /** Fit to be shown and saved under. */
  name: string;
  bytes: Buffer;
}

/** Where files lie until they are looked at, below the data folder. */
export const arrivingFolder = "arriving";

const limits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 6,
  headerPairs: 50,
};

/** Room in an upload for what stands around the file. */
const surroundings = 64 * 1024;
/** No upload takes longer, in milliseconds. */
const longestUpload = 90_000;
/** One that parts can be told by; without it there would never be an end. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i;

function refuse(locale: Locale, message: string): ApiError {
  const found = problem("wrong_kind", "problems.wrong_kind", {
    kinds: "PDF, JPG, PNG, WebP, GIF, AVIF, TXT, CSV, ODT, DOCX, XLSX",
    size: maxFileBytes / 1024 / 1024,
  });
  return new ApiError("validation_failed", message, problemDetails({ file: found }, locale));
}

const tooLarge = () =>
  new ApiError("payload_too_large", `A file has at most ${maxFileBytes} bytes.`);

const malformed = () =>
  new ApiError("bad_request", "The upload is incomplete or malformed: send it again.");

/** Reads what the request sends into a file; its parts that are no file are of no use. */
async function saveUpload(
  request: FastifyRequest,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  let name: string | undefined;
  let files = 0;
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type !== "file") continue;
    files += 1;
    name = part.fieldname === "file" ? part.filename : undefined;
    // what ended before it could be read would never end for who waits
    if (part.file.destroyed) throw malformed();
    await pipeline(part.file, createWriteStream(path), { signal });
    if (part.file.truncated) throw tooLarge();
  }
  return files === 1 ? name : undefined;
}

/** Reads an upload until its deadline. */
async function readInTime(request: FastifyRequest, path: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(longestUpload);
  const isLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(malformed()), { once: true });
  });
  try {
    return await Promise.race([saveUpload(request, path, signal), isLate]);
  } catch (error) {
    // what is left of it must not hold the connection
    request.raw.unpipe();
    request.raw.resume();
    throw readingProblem(error);
  }
}

/** The error of a body that is not a complete multipart form. */
function readingProblem(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge();
  // busboy's errors of malformed bodies carry no code
  const isMalformed = !("code" in error) || status === undefined || Number(status) < 500;
  const isOurs = "syscall" in error;
  return isMalformed && !isOurs ? malformed() : error;
}

/**
 * Takes a file from a request, looks at it, and leaves nothing of it on the disk.
 * @throws ApiError bad_request for what is no upload, payload_too_large, validation_failed for files that
 *   visitors cannot send
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const { locale, server } = request;
  if (!request.isMultipart() || !boundary.test(request.headers["content-type"] ?? "")) {
    throw new ApiError("bad_request", "Send files as multipart/form-data with a boundary.");
  }
  if (Number(request.headers["content-length"]) > maxFileBytes + surroundings) throw tooLarge();
  const path = join(server.dataDir, arrivingFolder, randomUUID());
  await mkdir(dirname(path), { recursive: true });
  try {
    const given = await readInTime(request, path);
    const name = readFileName(given);
    if (!name) throw refuse(locale, "The file must come as `file`, under a plain name.");
    // so that memory holds few files at a time
    return await server.media.semaphore(async () => {
      const bytes = await readFile(path);
      const content = await readFileContent(bytes, name.ending);
      if (!content) throw refuse(locale, "This is no file that visitors can send.");
      return { ...content, bytes, name: `${name.base}.${content.ending}` };
    });
  } finally {
    await rm(path, { force: true });
  }
}
