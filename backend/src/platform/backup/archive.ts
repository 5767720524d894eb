import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

/** Why there is no backup, or why it is not restored; one sentence for the operator. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

export interface EntryHash {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A compressed tar archive that is written piece by piece. */
export class ArchiveWriter {
  /** What was added, by name. */
  readonly entries: Record<string, EntryHash> = {};
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(file: string) {
    const sink = createWriteStream(file, { flags: "wx", mode: 0o600 });
    this.#written = pipeline(Readable.from(this.#pack), createGzip({ level: 4 }), sink);
    // callers of `add` wait for it, and `finish` rejects
    this.#written.catch(() => {});
  }

  /** Waits until it is on its way: memory never holds more than a few of them. */
  async add(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    const sink = this.#pack.entry({ name, size: bytes.length, mode: 0o600 });
    // a disk that is full must not keep everyone waiting
    await Promise.race([pipeline(Readable.from([bytes]), sink), this.#written]);
    this.entries[name] = {
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  }

  async finish(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }
}

export interface ArchiveEntry {
  name: string;
  isFile: boolean;
  bytes: number;
  /** Must be read before the next entry is asked for. */
  body: Readable;
}

/** Reads an archive entry by entry. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  pipeline(createReadStream(file), createGunzip(), entries).catch((error: Error) =>
    entries.destroy(error),
  );
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    yield { name, isFile: type === "file", bytes: size, body: Readable.from(entry) };
  }
}

/** What reads all of an archive. @throws BackupProblem when it is damaged or none */
export async function readWhole<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new BackupProblem(`${file} is damaged or no backup (${error.message}).`);
  }
}

/** zlib says so by its code, the archive's reader by words alone. */
function isDamage(error: unknown): error is Error {
  if (!Error.isError(error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("Z_") || /tar|end of data/i.test(error.message);
}

export async function readText({ body }: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

export async function hashEntry({ body, bytes }: ArchiveEntry): Promise<EntryHash> {
  const hash = createHash("sha256");
  for await (const piece of body) hash.update(piece);
  return { bytes, sha256: hash.digest("hex") };
}
