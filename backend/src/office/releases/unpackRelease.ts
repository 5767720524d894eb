import { createHash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import { ReleaseVersion } from "@festival/contracts/api/releases";
import { ApiError } from "@festival/contracts/errors";
import type { Release } from "@festival/contracts/release";
import { extract } from "tar-stream";
import { Type } from "typebox";
import { Value } from "typebox/value";

/** Of an archive: three times the largest of our own releases. */
export const mostPackedBytes = 12 * 1024 * 1024;
const mostBytes = 48 * 1024 * 1024;
const mostFiles = 2000;

/** Below `browser/` or `server/`, in at most four folders, of plain names that begin with no dot. */
const filePath = /^(?:release\.json|(?:browser|server)(?:\/[\w@-][\w@.-]{0,150}){1,5})$/;

/** What this upload relies on; the shell checks the rest when it tries the release. */
const Description = Type.Object({
  name: Type.String(),
  version: ReleaseVersion,
  files: Type.Record(Type.String(), Type.String()),
});

/** A release as it was sent, with all its files by their paths. */
export interface UnpackedRelease {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

const refuse = (message: string) => new ApiError("bad_request", message);

/** Ends at the size that a release may have: a small archive can hold any number of zeros. */
function bounded(): Transform {
  let left = mostBytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left >= 0) done(null, chunk);
      else
        done(new ApiError("payload_too_large", `The release is larger than ${mostBytes} bytes.`));
    },
  });
}

/** @throws ApiError for what no release holds */
async function readFiles(archive: Buffer): Promise<Map<string, Buffer>> {
  const entries = extract();
  const files = new Map<string, Buffer>();
  async function collect(): Promise<void> {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== "file") throw refuse(`The archive holds something that is no file: ${name}.`);
      if (!filePath.test(name)) throw refuse(`A release holds no such file: ${name}.`);
      if (files.has(name)) throw refuse(`The archive holds a file twice: ${name}.`);
      if (files.size === mostFiles) throw refuse(`The archive holds more than ${mostFiles} files.`);
      const pieces: Buffer[] = [];
      for await (const piece of Readable.from(entry)) pieces.push(piece);
      files.set(name, Buffer.concat(pieces));
    }
  }
  const reading = pipeline(Readable.from([archive]), createGunzip(), bounded(), entries);
  const [fed, collected] = await Promise.allSettled([reading, collect()]);
  // what is wrong with an entry ends the reading, too
  const reasons = [collected, fed].flatMap((one) =>
    one.status === "rejected" ? [one.reason] : [],
  );
  const [reason] = [...reasons.filter((one) => one instanceof ApiError), ...reasons];
  if (reason instanceof ApiError) throw reason;
  if (reason) throw refuse("The archive is damaged, or no .tgz.");
  return files;
}

function readDescription(bytes: Buffer | undefined): Release {
  if (!bytes) throw refuse("The archive holds no release.json.");
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw refuse("Its release.json is no JSON.");
  }
  if (!Value.Check(Description, found)) throw refuse("Its release.json describes no release.");
  return found as unknown as Release;
}

const hashOf = (bytes: Buffer) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/**
 * Reads an archive as `remote-kit pack` writes it.
 * @throws ApiError `bad_request` with what is wrong, `payload_too_large`
 */
export async function unpackRelease(archive: Buffer): Promise<UnpackedRelease> {
  const files = await readFiles(archive);
  const release = readDescription(files.get("release.json"));
  const present = [...files].filter(([name]) => name !== "release.json");
  const hashes = Object.fromEntries(present.map(([name, bytes]) => [name, hashOf(bytes)]));
  if (!isDeepStrictEqual(hashes, { ...release.files })) {
    throw refuse("Its files are not those that its release.json lists.");
  }
  return { release, files };
}
