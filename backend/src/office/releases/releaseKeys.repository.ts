import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { releaseKeys } from "../../platform/database/schema/index.ts";
import { hashToken, newToken } from "../../platform/randomTokens.ts";

export type StoredKey = typeof releaseKeys.$inferSelect;

/** Says in logs and scans of repositories what was found. */
const prefix = "festival_release_";
const newSecret = () => prefix + newToken();

interface Maker {
  createdAt: Date;
  /** A name. */
  createdBy: string;
}

/** Made now, and the key that nothing stores. */
export interface MadeKey {
  key: StoredKey;
  secret: string;
}

export function listKeys(database: Database): Promise<StoredKey[]> {
  return database.select().from(releaseKeys).orderBy(asc(releaseKeys.remote), asc(releaseKeys.id));
}

export async function addKey(
  transaction: Database,
  given: Pick<StoredKey, "remote" | "label"> & Maker,
): Promise<MadeKey> {
  const secret = newSecret();
  const keyHash = hashToken(secret);
  const [key] = await transaction
    .insert(releaseKeys)
    .values({ ...given, keyHash })
    .returning();
  if (!key) throw new Error("A key was not stored.");
  return { key, secret };
}

/** @returns undefined where there is no such key */
export async function replaceKey(
  transaction: Database,
  id: number,
  maker: Maker,
): Promise<MadeKey | undefined> {
  const secret = newSecret();
  const [key] = await transaction
    .update(releaseKeys)
    .set({ ...maker, keyHash: hashToken(secret), usedAt: null })
    .where(eq(releaseKeys.id, id))
    .returning();
  return key && { key, secret };
}

/** @returns undefined where there is no such key */
export async function deleteKey(transaction: Database, id: number): Promise<StoredKey | undefined> {
  const [key] = await transaction.delete(releaseKeys).where(eq(releaseKeys.id, id)).returning();
  return key;
}

/** @returns undefined for what is no key, or none any more */
export async function findKey(database: Database, secret: string): Promise<StoredKey | undefined> {
  const [key] = await database
    .select()
    .from(releaseKeys)
    .where(eq(releaseKeys.keyHash, hashToken(secret)));
  return key;
}

export async function noteUse(transaction: Database, id: number, usedAt: Date): Promise<void> {
  await transaction.update(releaseKeys).set({ usedAt }).where(eq(releaseKeys.id, id));
}
