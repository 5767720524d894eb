import { statfsSync } from "node:fs";

/**
 * Bytes of the disk that are left to the embedded database itself. Its log grows by 16 MB at a time; where
 * there is no room for that, PGlite never answers again (tried), not even to who only reads.
 */
export const diskReserve = 64 * 2 ** 20;

/** @returns Infinity on file systems that don't say */
export function freeBytes(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** How PostgreSQL says it when its log has no room. */
export const logWithoutRoom = "pg_wal/xlogtemp";
