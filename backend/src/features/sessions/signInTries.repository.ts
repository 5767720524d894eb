import { normalizeIP } from "@fastify/rate-limit";
import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { signInTries } from "../../database/schema/index.ts";
import { hashToken } from "../../users/randomTokens.ts";

/** Who tries: both are counted, an account also where there is none of this name. */
export interface Guesser {
  email: string;
  /** The visitor's. */
  address: string;
}

/** Failures before the first block. People share an address, so it may fail more often. */
const free = { account: 5, address: 20 };
const firstBlockMs = 60_000;
/** Each further failure doubles the block, up to this. */
const longestBlockMs = 60 * 60_000;
/** Failures older than this are forgotten. */
const rememberMs = 24 * 60 * 60_000;

/** An account's key; where it is shown whether an account is blocked, it is found by this. */
export const accountKey = (email: string): string =>
  hashToken(`account:${email.trim().toLowerCase()}`);
/** A network of IPv6 counts as one address, as whoever has one has very many. */
const addressKey = (address: string): string => hashToken(`address:${normalizeIP(address)}`);

function blockedUntil(failures: number, allowed: number, now: Date): Date | null {
  if (failures < allowed) return null;
  const duration = firstBlockMs * 2 ** Math.min(failures - allowed, 20);
  return new Date(now.getTime() + Math.min(duration, longestBlockMs));
}

const isForgotten = (lastAt: Date, now: Date) => now.getTime() - lastAt.getTime() > rememberMs;

export type Try =
  | { isBlocked: true; seconds: number }
  /** `blocks` says that the account is blocked from now on unless this try is a right one. */
  | { isBlocked: false; blocks: boolean };

/**
 * Counts a try as a failed one before anybody looks at it, so that many at once are not looked at before
 * they are counted. A right one is taken back afterwards.
 */
export async function takeTry(
  transaction: Database,
  { email, address }: Guesser,
  now: Date,
): Promise<Try> {
  const account = accountKey(email);
  // in one order for all, so that two who meet don't wait for one another
  const keys = [account, addressKey(address)].toSorted();
  await transaction
    .insert(signInTries)
    .values(keys.map((key) => ({ key, failures: 0, lastAt: now })))
    .onConflictDoNothing();
  const rows = await transaction
    .select()
    .from(signInTries)
    .where(inArray(signInTries.key, keys))
    .orderBy(asc(signInTries.key))
    .for("update");
  const waits = rows.map((row) => (row.blockedUntil?.getTime() ?? 0) - now.getTime());
  const longest = Math.max(...waits);
  if (longest > 0) return { isBlocked: true, seconds: Math.ceil(longest / 1000) };

  let blocks = false;
  for (const { key, failures: before, lastAt } of rows) {
    const failures = (isForgotten(lastAt, now) ? 0 : before) + 1;
    const until = blockedUntil(failures, key === account ? free.account : free.address, now);
    await transaction
      .update(signInTries)
      .set({ failures, lastAt: now, blockedUntil: until })
      .where(eq(signInTries.key, key));
    if (key === account) blocks = until !== null;
  }
  return { isBlocked: false, blocks };
}

async function takeBack(transaction: Database, keys: string[]): Promise<void> {
  await transaction
    .update(signInTries)
    .set({ failures: sql`greatest(${signInTries.failures} - 1, 0)`, blockedUntil: null })
    .where(inArray(signInTries.key, keys));
}

/** The try was right, but there is more to ask: what failed before still counts. */
export async function returnTry(transaction: Database, { email, address }: Guesser): Promise<void> {
  await takeBack(transaction, [accountKey(email), addressKey(address)]);
}

/** The try was right: the account begins anew. The address does not, as others may guess from it. */
export async function forgetTries(
  transaction: Database,
  { email, address }: Guesser,
): Promise<void> {
  await unblockAccount(transaction, email);
  await takeBack(transaction, [addressKey(address)]);
}

/** Lets an account be tried again at once. */
export async function unblockAccount(transaction: Database, email: string): Promise<void> {
  await transaction.delete(signInTries).where(eq(signInTries.key, accountKey(email)));
}

/** Clears away what no longer counts. */
export async function deleteForgottenTries(database: Database, now: Date): Promise<void> {
  const rememberFrom = new Date(now.getTime() - rememberMs);
  await database.delete(signInTries).where(lt(signInTries.lastAt, rememberFrom));
}
