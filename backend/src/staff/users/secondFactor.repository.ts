import { and, count, eq, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { recoveryCodes, users } from "../../platform/database/schema/index.ts";
import { hashToken } from "../../platform/randomTokens.ts";
import type { SecretBox } from "../secrets/secretBox.ts";
import { bareCode, newRecoveryCodes, newTotpSecret, totpStep } from "../secrets/totp.ts";

type User = typeof users.$inferSelect;

const ownerOf = (userId: number) => `user:${userId}`;

/** Begins to set a second factor up; it counts from its confirmation on. Returns its secret. */
export async function offerSecondFactor(
  transaction: Database,
  box: SecretBox,
  userId: number,
): Promise<string> {
  const secret = newTotpSecret();
  const secondFactorOffered = box.seal(secret, ownerOf(userId));
  await transaction.update(users).set({ secondFactorOffered }).where(eq(users.id, userId));
  return secret;
}

/**
 * Seals second factors with the present secret that the other one has sealed; that can be left out then.
 * @returns how many accounts that were
 */
export async function renewSecondFactors(database: Database, box: SecretBox): Promise<number> {
  return database.transaction(async (transaction) => {
    const sealed = await transaction
      .select({ id: users.id, factor: users.secondFactor, offered: users.secondFactorOffered })
      .from(users)
      .for("update");
    let renewed = 0;
    for (const { id, factor, offered } of sealed) {
      const renew = (one: string | null) => (one && box.renew(one, ownerOf(id))) || one;
      const [secondFactor, secondFactorOffered] = [renew(factor), renew(offered)];
      if (secondFactor === factor && secondFactorOffered === offered) continue;
      const values = { secondFactor, secondFactorOffered };
      await transaction.update(users).set(values).where(eq(users.id, id));
      renewed += 1;
    }
    return renewed;
  });
}

/** Takes the code's time step, which must be later than the last one's. */
async function takeStep(transaction: Database, userId: number, step: number): Promise<boolean> {
  const taken = await transaction
    .update(users)
    .set({ secondFactorStep: step })
    .where(and(eq(users.id, userId), lt(users.secondFactorStep, step)))
    .returning({ id: users.id });
  return taken.length > 0;
}

async function takeRecoveryCode(
  transaction: Database,
  userId: number,
  code: string,
): Promise<boolean> {
  const taken = await transaction
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(bareCode(code)))),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

/** Whether a code of the app or a recovery code is right; from then on it is no longer. */
export async function takeCode(
  transaction: Database,
  box: SecretBox,
  user: User,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!user.secondFactor) return false;
  const bare = bareCode(code);
  if (!/^\d{6}$/.test(bare)) return takeRecoveryCode(transaction, user.id, code);
  const secret = box.open(user.secondFactor, ownerOf(user.id));
  const step = secret && totpStep(secret, bare, now);
  return typeof step === "number" && takeStep(transaction, user.id, step);
}

/**
 * Makes the offered second factor the one that counts.
 * @returns new recovery codes; undefined where nothing was offered or the code is wrong
 */
export async function confirmSecondFactor(
  transaction: Database,
  box: SecretBox,
  userId: number,
  code: string,
  now: Date,
): Promise<string[] | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user?.secondFactorOffered) return undefined;
  const secret = box.open(user.secondFactorOffered, ownerOf(userId));
  const step = secret && totpStep(secret, bareCode(code), now);
  if (typeof step !== "number") return undefined;
  await transaction
    .update(users)
    .set({
      secondFactor: user.secondFactorOffered,
      secondFactorOffered: null,
      secondFactorStep: step,
    })
    .where(eq(users.id, userId));
  const codes = newRecoveryCodes();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((each) => ({ userId, codeHash: hashToken(bareCode(each)) })));
  return codes;
}

export async function removeSecondFactor(transaction: Database, userId: number): Promise<void> {
  await transaction
    .update(users)
    .set({ secondFactor: null, secondFactorOffered: null })
    .where(eq(users.id, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countRecoveryCodes(database: Database, userId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.count ?? 0;
}
