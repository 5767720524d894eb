import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import type { ByteRange } from "../video/byteRange.ts";
import { BucketDriver, type PartDriver } from "./bucketDriver.ts";
import { FolderDriver } from "./folderDriver.ts";

/** Keeps the bytes of pictures and files under names with slashes, such as "originals/9f3c….png". */
export interface MediaStore {
  /** @returns null where there is no such file */
  read(key: string): Promise<Buffer | null>;
  /**
   * @param range for a part alone, which lies within the file
   * @returns null where there is no such file
   */
  stream(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Copies a file of this machine, without ever holding it in memory. Whole or not at all. */
  copy(key: string, path: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Everything whose name begins with this folder's. */
  removeFolder(folder: string): Promise<void>;
  /** Names of what lies directly in a folder: files and folders. */
  list(folder: string): Promise<string[]>;
  /** When a file was written; null where there is no such file. */
  writtenAt(key: string): Promise<Date | null>;
}

/** MEDIA_URL cannot be used; the message says why in one sentence. */
export class MediaUrlProblem extends Error {
  override name = "MediaUrlProblem";
}

/**
 * Opens the store of pictures and files.
 * @param url `s3://KEY:SECRET@HOST:PORT/BUCKET?region=eu-central-1&tls=0`; `tls=0` speaks plain HTTP,
 *   `prefix` names a folder in the bucket. Without it the folder `media` below `dataDir` is used.
 * @throws MediaUrlProblem
 */
export function openMediaStore(dataDir: string, url?: string): MediaStore {
  if (!url) return overDriver(new FolderDriver(join(dataDir, "media")), "");
  const { driver, prefix } = bucketOf(url);
  return overDriver(driver, prefix);
}

function bucketOf(address: string): { driver: PartDriver; prefix: string } {
  // the address holds a secret, so no message repeats it
  if (!URL.canParse(address)) throw new MediaUrlProblem("MEDIA_URL is no address.");
  const url = new URL(address);
  if (url.protocol !== "s3:") {
    throw new MediaUrlProblem("MEDIA_URL must begin with s3://; without it a folder is used.");
  }
  const bucket = url.pathname.replaceAll("/", "");
  if (!url.hostname || !bucket || !url.username || !url.password) {
    throw new MediaUrlProblem("MEDIA_URL must name key, secret, host and bucket.");
  }
  const scheme = url.searchParams.get("tls") === "0" ? "http" : "https";
  const folder = url.searchParams.get("prefix")?.replaceAll(/^\/+|(?<!\/)\/+$/g, "") ?? "";
  const driver = new BucketDriver(bucket, {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // servers other than Amazon's know neither buckets as host names nor the newest checksums
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { driver, prefix: folder && `${folder}/` };
}

/** How folders and buckets say that there is no such file. */
const missing = new Set(["ENOENT", "NoSuchKey", "NotFound"]);

/** Whether a store said that there is no such file, which Flydrive wraps. */
function isMissing(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null) return false;
  const names = ["code" in cause && cause.code, "name" in cause && cause.name];
  return names.some((name) => typeof name === "string" && missing.has(name));
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function overDriver(driver: PartDriver, prefix: string): MediaStore {
  const disk = new Disk(driver);
  const named = (key: string) => `${prefix}${key}`;
  return {
    async read(key) {
      const bytes = await orNull(disk.getBytes(named(key)));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async stream(key, range) {
      // a folder's stream would fail only once it is read
      if (!(await disk.exists(named(key)))) return null;
      return range ? driver.getPart(named(key), range) : disk.getStream(named(key));
    },
    write: (key, bytes) => disk.put(named(key), bytes),
    async copy(key, path) {
      const { size: contentLength } = await stat(path);
      await disk.putStream(named(key), createReadStream(path), { contentLength });
    },
    remove: (key) => disk.delete(named(key)),
    removeFolder: (folder) => disk.deleteAll(`${named(folder)}/`),
    async list(folder) {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(named(folder), paginationToken ? { paginationToken } : {});
        for (const { name } of page.objects) names.push(name);
        ({ paginationToken } = page);
      } while (paginationToken);
      return names;
    },
    async writtenAt(key) {
      const about = await orNull(disk.getMetaData(named(key)));
      return about?.lastModified ?? null;
    },
  };
}
