import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { staffTokens, users } from "../../platform/database/schema/index.ts";
import { hashToken, newToken } from "../../platform/randomTokens.ts";

export type TokenPurpose = (typeof staffTokens.$inferSelect)["purpose"];

const minute = 60_000;
/** How long a token is good, in milliseconds. */
const lifetimes: Record<TokenPurpose, number> = {
  invitation: 7 * 24 * 60 * minute,
  reset: 60 * minute,
  "second-factor": 10 * minute,
};

/** A user with what a token is for. */
export type TokenUser = typeof users.$inferSelect & { purpose: TokenPurpose };

/**
 * Makes a token; those that the user has for the same purpose stay good.
 * @returns the token, which is stored nowhere
 */
export async function addStaffToken(
  transaction: Database,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + lifetimes[purpose]);
  await transaction
    .insert(staffTokens)
    .values({ tokenHash: hashToken(token), userId, purpose, endsAt });
  return token;
}

/**
 * Makes a token; those that the user had for the same purpose are worthless from then on.
 * @returns the token, which is stored nowhere
 */
export async function replaceStaffTokens(
  transaction: Database,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  await transaction
    .delete(staffTokens)
    .where(and(eq(staffTokens.userId, userId), eq(staffTokens.purpose, purpose)));
  return addStaffToken(transaction, userId, purpose, now);
}

/** @returns whose token it is; undefined where it is unknown, used, expired, or of an account that was closed */
export async function getTokenUser(
  database: Database,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenUser | undefined> {
  const [row] = await database
    .select({ user: users, purpose: staffTokens.purpose })
    .from(staffTokens)
    .innerJoin(users, eq(users.id, staffTokens.userId))
    .where(
      and(
        eq(staffTokens.tokenHash, hashToken(token)),
        inArray(staffTokens.purpose, [...purposes]),
        gt(staffTokens.endsAt, now),
        eq(users.isActive, true),
      ),
    );
  return row && { ...row.user, purpose: row.purpose };
}

/** @returns whether it was there; true for only one of two who use it at once */
export async function useUpToken(transaction: Database, token: string): Promise<boolean> {
  const used = await transaction
    .delete(staffTokens)
    .where(eq(staffTokens.tokenHash, hashToken(token)))
    .returning({ userId: staffTokens.userId });
  return used.length > 0;
}

/** Makes every link and half-finished sign-in of a user worthless. */
export async function deleteTokensOf(transaction: Database, userId: number): Promise<void> {
  await transaction.delete(staffTokens).where(eq(staffTokens.userId, userId));
}

/** Clears away what is over. */
export async function deleteEndedTokens(database: Database, now: Date): Promise<void> {
  await database.delete(staffTokens).where(lt(staffTokens.endsAt, now));
}
