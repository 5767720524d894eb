import type { FileHandle } from "node:fs/promises";
import { breaksOff } from "./videoProblem.ts";

/** Bytes that are read at once: tables are small and stand close together, what lies between is skipped. */
const windowBytes = 16 * 1024;
/** Bytes of the largest part that is looked into. */
const mostBytes = 64 * 1024;

/** A file that is read at any place, without ever being in memory as a whole. */
export interface FileBytes {
  size: number;
  /** @throws ApiError `validation_failed` where the file ends before */
  read(at: number, length: number): Promise<Buffer>;
}

export function bytesOf(handle: FileHandle, size: number): FileBytes {
  let start = 0;
  let held = Buffer.alloc(0);
  return {
    size,
    async read(at, length) {
      if (length > mostBytes || at + length > size) throw breaksOff();
      if (at < start || at + length > start + held.length) {
        const buffer = Buffer.alloc(Math.min(Math.max(length, windowBytes), size - at));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
        if (bytesRead < length) throw breaksOff();
        start = at;
        held = buffer.subarray(0, bytesRead);
      }
      return held.subarray(at - start, at - start + length);
    },
  };
}
