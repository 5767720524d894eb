import { ApiError } from "@festival/contracts/errors";
import { inPictureProcess, PictureProcessLost } from "../pictures/inPictureProcess.ts";
import { fileKindOf, isPolyglot, type FileKind } from "./fileKind.ts";
import { maxBytes } from "./pictureLimits.ts";
import type * as work from "./readPicture.ts";

const readPicture = inPictureProcess<typeof work.readPicture>(
  new URL("./readPicture.ts", import.meta.url),
  "readPicture",
);

/** What is known of a picture from its bytes. */
export interface PictureFacts {
  kind: FileKind;
  /** Pixels, as one sees it. */
  width: number;
  height: number;
  /** Average colour as #rrggbb. */
  color: string;
}

const refuse = (message: string) =>
  new ApiError("validation_failed", message, { fields: { file: "invalid" } });

/**
 * Reads a picture to its end.
 * @param bytes JPEG, PNG, WebP, AVIF or GIF, of which the first frame counts
 * @throws ApiError `validation_failed` for what is no readable picture or something else besides,
 *   `payload_too_large`
 */
export async function examinePicture(bytes: Buffer): Promise<PictureFacts> {
  if (bytes.length > maxBytes) {
    throw new ApiError("payload_too_large", `The file is larger than ${maxBytes} bytes.`);
  }
  const kind = await fileKindOf(bytes);
  if (!kind?.mime.startsWith("image/")) throw refuse("Pictures are JPEG, PNG, WebP, AVIF or GIF.");
  if (isPolyglot(bytes)) throw refuse("The picture is something else as well.");
  try {
    return { kind, ...(await readPicture(bytes, kind)) };
  } catch (error) {
    if (!(error instanceof PictureProcessLost)) throw error;
    throw refuse("The picture is damaged and cannot be read.");
  }
}
