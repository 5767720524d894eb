import { open } from "node:fs/promises";
import { isZip } from "../fileKind.ts";
import { bytesOf, type FileBytes } from "./fileBytes.ts";
import { examineMp4, isMp4 } from "./mp4.ts";
import { breaksOff, refuseFile, type VideoFacts } from "./videoProblem.ts";
import { examineWebm, isWebm } from "./webm.ts";

/** Pixels of a side: more than 4K film has, and more than most devices show. */
const longestSide = 4096;
/** An archive is found from its end, with a comment of at most so many bytes before. */
const archiveEnd = 64 * 1024;

export type VideoType = "video/mp4" | "video/webm";

/** What a file may be as a video, from its first bytes; null where it is something else. */
export function videoTypeOf(head: Buffer): VideoType | null {
  if (isWebm(head)) return "video/webm";
  return isMp4(head) ? "video/mp4" : null;
}

async function holdsArchive(bytes: FileBytes): Promise<boolean> {
  const length = Math.min(archiveEnd, bytes.size);
  return isZip(await bytes.read(bytes.size - length, length));
}

/**
 * Looks at a video where it lies: whole, playable by browsers, and nothing else besides. It is never encoded again.
 * @throws ApiError `validation_failed`
 */
export async function examineVideo(
  path: string,
  size: number,
  type: VideoType,
): Promise<VideoFacts> {
  const handle = await open(path);
  try {
    const bytes = bytesOf(handle, size);
    if (await holdsArchive(bytes)) throw refuseFile("The video is something else as well.");
    const facts = await (type === "video/mp4" ? examineMp4(bytes) : examineWebm(bytes));
    const { width, height } = facts;
    if (Math.min(width, height) < 1) throw breaksOff();
    if (Math.max(width, height) > longestSide) {
      throw refuseFile(`A video has at most ${longestSide} pixels on each side.`);
    }
    return facts;
  } finally {
    await handle.close();
  }
}
