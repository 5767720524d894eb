import { open, readFile } from "node:fs/promises";
import { ApiError } from "@festival/contracts/errors";
import type { FileKind as Kind } from "@festival/contracts/fields/fileKinds";
import type { FileContentType } from "../database/schema/index.ts";
import { examinePicture } from "./examinePicture.ts";
import { fileKindOf, isPolyglot, isZip } from "./fileKind.ts";
import { maxBytes } from "./pictureLimits.ts";
import type { Semaphore } from "./semaphore.ts";
import type { ArrivedFile } from "./video/arrivingFile.ts";
import { checkCaptions, isCaptions } from "./video/captions.ts";
import { examineVideo, videoTypeOf } from "./video/examineVideo.ts";
import { refuseFile, type VideoFacts } from "./video/videoProblem.ts";

/** By kind, the types that a file can have. */
export const typesOfKind: Record<Kind, readonly FileContentType[]> = {
  document: ["application/pdf"],
  picture: ["image/jpeg", "image/png"],
  sound: ["audio/mpeg"],
  video: ["video/mp4", "video/webm"],
  captions: ["text/vtt"],
};

/** Bytes at the end of a PDF document in which its closing mark stands. */
const pdfEnd = 2048;

/** What a file has proved to be. */
interface CheckedFile extends Partial<VideoFacts> {
  mime: FileContentType;
  /** Of its name, such as "pdf". */
  ending: string;
}

/** First bytes, by which kinds are told. */
async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function checkInMemory(bytes: Buffer, semaphore: Semaphore): Promise<CheckedFile> {
  const kind = await fileKindOf(bytes);
  const { document, picture, sound } = typesOfKind;
  const mime = [...document, ...picture, ...sound].find((type) => type === kind?.mime);
  if (!kind || !mime) {
    throw refuseFile("Files are PDF, JPEG, PNG, MP3, MP4, WebM or WebVTT.");
  }
  if (mime === "application/pdf") {
    if (!bytes.includes("%%EOF", Math.max(0, bytes.length - pdfEnd))) {
      throw refuseFile("The document breaks off.");
    }
    if (isZip(bytes)) throw refuseFile("The document is something else as well.");
  } else if (mime === "audio/mpeg") {
    if (isPolyglot(bytes)) throw refuseFile("The sound is something else as well.");
  } else await semaphore(() => examinePicture(bytes));
  return { mime, ending: kind.ending };
}

/**
 * What an uploaded file is, once it has proved to be whole and nothing else besides.
 * @throws ApiError `validation_failed`, `payload_too_large`
 */
export async function checkFile(
  { path, bytes: size }: ArrivedFile,
  semaphore: Semaphore,
): Promise<CheckedFile> {
  const head = await headOf(path);
  const video = videoTypeOf(head);
  if (video) {
    const facts = await examineVideo(path, size, video);
    return { mime: video, ending: video === "video/mp4" ? "mp4" : "webm", ...facts };
  }
  if (size > maxBytes) {
    throw new ApiError("payload_too_large", `The file is larger than ${maxBytes} bytes.`);
  }
  const bytes = await readFile(path);
  if (!isCaptions(head)) return checkInMemory(bytes, semaphore);
  checkCaptions(bytes);
  return { mime: "text/vtt", ending: "vtt" };
}
