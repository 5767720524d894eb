import { retentionMs } from "@festival/contracts/privacy/retention";
import { normalizeIP } from "@fastify/rate-limit";
import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { signInTries } from "../../platform/database/schema/index.ts";
import { hashToken } from "../../platform/randomTokens.ts";

/** Who tries. */
export interface Guesser {
  email: string;
  /** The visitor's. */
  address: string;
  /** Mark of a browser in which the account's owner has signed in before. */
  device?: string | undefined;
}

type Counted = "account" | "address" | "device";

/** Failures before the first block. People share an address, so it may fail more often. */
const free: Readonly<Record<Counted, number>> = { account: 5, address: 20, device: 5 };
const firstBlockMs = 60_000;
/** Each further failure doubles the block, up to this. */
const longestBlockMs = 60 * 60_000;

/** An account's key; where it is shown whether an account is blocked, it is found by this. */
export const accountKey = (email: string): string =>
  hashToken(`account:${email.trim().toLowerCase()}`);
/** A network of IPv6 counts as one address, as its owner has very many. */
const addressKey = (address: string): string => hashToken(`address:${normalizeIP(address)}`);
const deviceKey = (device: string): string => hashToken(`device:${device}`);

/**
 * What is counted: account and address, an account also where there is none of this name. A known browser is
 * counted by itself, so that strangers' failures don't keep its owner out.
 */
function countedBy({ email, address, device }: Guesser): Map<string, Counted> {
  if (device !== undefined) return new Map([[deviceKey(device), "device"]]);
  return new Map([
    [accountKey(email), "account"],
    [addressKey(address), "address"],
  ]);
}

function blockedUntil(failures: number, allowed: number, now: Date): Date | null {
  if (failures < allowed) return null;
  const duration = firstBlockMs * 2 ** Math.min(failures - allowed, 20);
  return new Date(now.getTime() + Math.min(duration, longestBlockMs));
}

const isForgotten = (lastAt: Date, now: Date) =>
  now.getTime() - lastAt.getTime() > retentionMs("signInTries");

export type Try =
  | { isBlocked: true; seconds: number }
  /** `blocks` says that the account is blocked from now on unless this try is a right one. */
  | { isBlocked: false; blocks: boolean };

/**
 * Counts a try as a failed one before anyone looks at it, so that many at once are not looked at before
 * they are counted. A right one is taken back afterwards.
 */
export async function takeTry(transaction: Database, guesser: Guesser, now: Date): Promise<Try> {
  const counted = countedBy(guesser);
  // in one order for all, so that two who meet don't wait for one another
  const keys = [...counted.keys()].toSorted();
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
    const kind = counted.get(key) ?? "account";
    const until = blockedUntil(failures, free[kind], now);
    await transaction
      .update(signInTries)
      .set({ failures, lastAt: now, blockedUntil: until })
      .where(eq(signInTries.key, key));
    if (kind === "account") blocks = until !== null;
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
export async function returnTry(transaction: Database, guesser: Guesser): Promise<void> {
  await takeBack(transaction, [...countedBy(guesser).keys()]);
}

/**
 * The try was right: its failures before are forgotten. Those of the address are not, as others may guess from it,
 * nor those of the account where a known browser was counted by itself.
 */
export async function forgetTries(
  transaction: Database,
  { email, address, device }: Guesser,
): Promise<void> {
  if (device !== undefined) return deleteTries(transaction, deviceKey(device));
  await unblockAccount(transaction, email);
  await takeBack(transaction, [addressKey(address)]);
}

async function deleteTries(transaction: Database, key: string): Promise<void> {
  await transaction.delete(signInTries).where(eq(signInTries.key, key));
}

/** Lets an account be tried again at once. */
export async function unblockAccount(transaction: Database, email: string): Promise<void> {
  await deleteTries(transaction, accountKey(email));
}

/** Clears away what no longer counts. */
export async function deleteForgottenTries(database: Database, now: Date): Promise<void> {
  const rememberFrom = new Date(now.getTime() - retentionMs("signInTries"));
  await database.delete(signInTries).where(lt(signInTries.lastAt, rememberFrom));
}
