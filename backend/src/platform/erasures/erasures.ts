import { createHash, randomBytes, randomUUID } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import type { ErasureScope } from "../database/schema/index.ts";
import { insertErasure, type Erasure } from "./erasures.repository.ts";

/** In the data folder, a line of JSON for each erasure: a restored database is older than the newest of them. */
export const erasuresFile = "erasures.jsonl";

const hashOf = (salt: string, email: string) =>
  createHash("sha256").update(`${salt} ${email.toLowerCase()}`).digest("hex");

/** Whether an erasure was about an address. */
export const isAbout = ({ salt, hash }: Pick<Erasure, "salt" | "hash">, email: string): boolean =>
  hashOf(salt, email) === hash;

/**
 * Notes that an address was erased, as the last act of its transaction. The file is written before the transaction
 * ends: should it fail after that, the erasure is done with the next start.
 */
export async function recordErasure(
  { dataDir }: FastifyInstance,
  transaction: Database,
  email: string,
  scope: ErasureScope,
  erase: (id: string) => Promise<Record<string, number>>,
): Promise<Erasure> {
  const id = randomUUID();
  const salt = randomBytes(16).toString("hex");
  const counts = await erase(id);
  const erasure = { id, salt, hash: hashOf(salt, email), scope, erasedAt: new Date(), counts };
  await insertErasure(transaction, erasure);
  await appendErasures(dataDir, [erasure]);
  return erasure;
}

/** Adds to the file what it does not have, before a restore: the table is about to be an older one. */
export async function keepErasures(dataDir: string, known: readonly Erasure[]): Promise<void> {
  const kept = new Set((await readErasures(dataDir)).map(({ id }) => id));
  await appendErasures(
    dataDir,
    known.filter(({ id }) => !kept.has(id)),
  );
}

/** Only its owner can read the file. */
async function appendErasures(dataDir: string, erased: readonly Erasure[]): Promise<void> {
  if (erased.length === 0) return;
  const lines = erased.map((erasure) => `${JSON.stringify(erasure)}\n`).join("");
  await appendFile(join(dataDir, erasuresFile), lines, { mode: 0o600 });
}

/** A line of the file; null for one that a crash has cut off, whose transaction did not end either. */
function parseLine(line: string): Erasure | null {
  try {
    const { id, salt, hash, scope, erasedAt, counts } = JSON.parse(line);
    return { id, salt, hash, scope, erasedAt: new Date(erasedAt), counts };
  } catch {
    return null;
  }
}

/** All erasures of the file; none where there is no file. */
export async function readErasures(dataDir: string): Promise<Erasure[]> {
  const text = await readFile(join(dataDir, erasuresFile), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => (line ? (parseLine(line) ?? []) : []));
}
