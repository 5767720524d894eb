import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { contentChangeCalls } from "../../../platform/database/schema/index.ts";

/** A call that was done. */
interface ChangeCall {
  userId: number;
  /** A UUID. */
  key: string;
  /** Tells calls apart that came under the same key. */
  requestHash: string;
}

/** What a person's call under a key was, and how it was answered; undefined where there was none. */
export async function findChangeCall(
  database: Database,
  userId: number,
  key: string,
): Promise<{ requestHash: string; answer: string } | undefined> {
  const { requestHash, answer } = contentChangeCalls;
  const [call] = await database
    .select({ requestHash, answer })
    .from(contentChangeCalls)
    .where(and(eq(contentChangeCalls.userId, userId), eq(contentChangeCalls.key, key)));
  return call;
}

/**
 * Keeps a call with its answer.
 * @param answer as JSON
 * @returns false where the person used the key for another call at the same time
 */
export async function keepChangeCall(
  transaction: Database,
  call: ChangeCall,
  answer: string,
): Promise<boolean> {
  const kept = await transaction
    .insert(contentChangeCalls)
    .values({ ...call, answer })
    .onConflictDoNothing()
    .returning({ id: contentChangeCalls.id });
  return kept.length > 0;
}

export async function forgetChangeCallsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(contentChangeCalls).where(lt(contentChangeCalls.at, moment));
}
