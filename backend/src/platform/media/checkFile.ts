import { ApiError } from "@festival/contracts/errors";
import type { FileContentType } from "../database/schema/index.ts";
import { examinePicture } from "./examinePicture.ts";
import { fileKindOf, isPolyglot, isZip } from "./fileKind.ts";
import type { Semaphore } from "./semaphore.ts";

const types: readonly FileContentType[] = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "audio/mpeg",
];

/** Bytes at the end of a PDF document in which its closing mark stands. */
const pdfEnd = 2048;

const refuse = (message: string) =>
  new ApiError("validation_failed", message, { fields: { file: "invalid" } });

/**
 * What a file to download is, once it has proved to be whole and nothing else besides.
 * @throws ApiError `validation_failed`, `payload_too_large`
 */
export async function checkFile(
  bytes: Buffer,
  semaphore: Semaphore,
): Promise<{ mime: FileContentType; ending: string }> {
  const kind = await fileKindOf(bytes);
  const mime = types.find((type) => type === kind?.mime);
  if (!kind || !mime) throw refuse("Files to download are PDF, JPEG, PNG or MP3.");
  if (mime === "application/pdf") {
    if (!bytes.includes("%%EOF", Math.max(0, bytes.length - pdfEnd))) {
      throw refuse("The document breaks off.");
    }
    if (isZip(bytes)) throw refuse("The document is something else as well.");
  } else if (mime === "audio/mpeg") {
    if (isPolyglot(bytes)) throw refuse("The sound is something else as well.");
  } else await semaphore(() => examinePicture(bytes));
  return { mime, ending: kind.ending };
}
