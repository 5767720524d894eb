import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notLike,
  sql,
} from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { newsletterProofs, newsletterSubscribers } from "../../platform/database/schema/index.ts";

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;
export type ProofRow = typeof newsletterProofs.$inferSelect;
type NewSubscriber = typeof newsletterSubscribers.$inferInsert;

/**
 * The subscriber of an address, made first where there is none, and held until the transaction ends.
 * @param values of a new one
 */
export async function holdSubscriber(
  transaction: Database,
  values: NewSubscriber,
): Promise<{ subscriber: SubscriberRow; isNew: boolean }> {
  const [made] = await transaction
    .insert(newsletterSubscribers)
    .values(values)
    .onConflictDoNothing()
    .returning();
  if (made) return { subscriber: made, isNew: true };
  const [known] = await transaction
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, values.email))
    .for("update");
  if (!known) throw new Error("The subscriber was not stored.");
  return { subscriber: known, isNew: false };
}

export async function updateSubscriber(
  transaction: Database,
  id: number,
  values: Partial<NewSubscriber>,
): Promise<SubscriberRow> {
  const [row] = await transaction
    .update(newsletterSubscribers)
    .set(values)
    .where(eq(newsletterSubscribers.id, id))
    .returning();
  if (!row) throw new Error(`The subscriber ${id} is gone.`);
  return row;
}

/** The subscriber that a mail's link belongs to, locked until the transaction ends. */
export async function holdSubscriberBy(
  transaction: Database,
  key: { token: string } | { confirmTokenHash: string },
): Promise<SubscriberRow | undefined> {
  const { token, confirmTokenHash } = newsletterSubscribers;
  const wanted = "token" in key ? eq(token, key.token) : eq(confirmTokenHash, key.confirmTokenHash);
  const [row] = await transaction.select().from(newsletterSubscribers).where(wanted).for("update");
  return row;
}

/** A confirmed subscriber by the token of their mails. */
export async function getSubscriber(
  database: Database,
  token: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await database
    .select()
    .from(newsletterSubscribers)
    .where(
      and(eq(newsletterSubscribers.token, token), isNotNull(newsletterSubscribers.confirmedAt)),
    );
  return row;
}

/** The confirmed subscriber of an address. */
export async function findConfirmed(
  database: Database,
  address: string,
): Promise<SubscriberRow | undefined> {
  const { email, confirmedAt } = newsletterSubscribers;
  const [row] = await database
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(email, address), isNotNull(confirmedAt)));
  return row;
}

export async function deleteSubscriber(transaction: Database, id: number): Promise<void> {
  await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
}

export async function addProof(
  transaction: Database,
  values: typeof newsletterProofs.$inferInsert,
): Promise<void> {
  await transaction.insert(newsletterProofs).values(values);
}

/** Everything that an address did, in order. */
export async function listProofs(database: Database, email: string): Promise<ProofRow[]> {
  return database
    .select()
    .from(newsletterProofs)
    .where(eq(newsletterProofs.email, email))
    .orderBy(asc(newsletterProofs.id));
}

/** Says until when an address's proofs are kept; null while its subscription lives. */
export async function keepProofsUntil(
  transaction: Database,
  email: string,
  expiresAt: Date | null,
): Promise<void> {
  await transaction
    .update(newsletterProofs)
    .set({ expiresAt })
    .where(eq(newsletterProofs.email, email));
}

/**
 * Deletes a subscription and forgets its address. What shows that it was wanted stays for its time, under the id of
 * the erasure: those who know the address find it by the erasure's hash.
 * @returns how many subscriptions that were
 */
export async function eraseAddress(
  transaction: Database,
  email: string,
  erasureId: string,
  keptUntil: Date,
): Promise<number> {
  await transaction
    .update(newsletterProofs)
    .set({
      email: `erased:${erasureId}`,
      expiresAt: sql`coalesce(${newsletterProofs.expiresAt}, ${keptUntil.toISOString()})`,
    })
    .where(eq(newsletterProofs.email, email));
  const rows = await transaction
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .returning({ id: newsletterSubscribers.id });
  return rows.length;
}

/**
 * Deletes subscribers who did not confirm in time, and what is stored of them.
 * @returns their addresses
 */
export async function deleteUnconfirmed(transaction: Database, before: Date): Promise<string[]> {
  const rows = await transaction
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lte(newsletterSubscribers.requestedAt, before),
      ),
    )
    .returning({ email: newsletterSubscribers.email });
  const emails = rows.map(({ email }) => email);
  // proofs of a subscription that ended earlier are kept for as long as was said then
  if (emails.length > 0) {
    await transaction
      .delete(newsletterProofs)
      .where(and(inArray(newsletterProofs.email, emails), isNull(newsletterProofs.expiresAt)));
  }
  return emails;
}

export async function deleteExpiredProofs(transaction: Database, now: Date): Promise<void> {
  await transaction.delete(newsletterProofs).where(lte(newsletterProofs.expiresAt, now));
}

/**
 * Those who have left, and did not come back; the oldest first, after an id. Whom nothing must name any more is not among
 * them.
 */
export async function listWithdrawalsAfter(
  database: Database,
  search: string | undefined,
  afterId: number,
  limit: number,
): Promise<ProofRow[]> {
  const { email, action, id } = newsletterProofs;
  const subscribes = database
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.confirmedAt)),
    );
  return database
    .select()
    .from(newsletterProofs)
    .where(
      and(
        eq(action, "unsubscribe"),
        gt(id, afterId),
        notLike(email, "erased:%"),
        notExists(subscribes),
        search ? ilike(email, containing(search)) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

/** A pattern for what holds some words, which are taken literally. */
const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export interface SubscriberFilter {
  search?: string | undefined;
  confirmed?: boolean | undefined;
}

function condition({ search, confirmed }: SubscriberFilter) {
  const { email, confirmedAt } = newsletterSubscribers;
  return and(
    search ? ilike(email, containing(search)) : undefined,
    confirmed === undefined ? undefined : sql`(${confirmedAt} is not null) = ${confirmed}`,
  );
}

/** The newest first. */
export async function listSubscribers(
  database: Database,
  filter: SubscriberFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: SubscriberRow[] }> {
  const where = condition(filter);
  const [total] = await database
    .select({ count: count() })
    .from(newsletterSubscribers)
    .where(where);
  const rows = await database
    .select()
    .from(newsletterSubscribers)
    .where(where)
    .orderBy(desc(newsletterSubscribers.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** The oldest first, after an id. */
export async function listSubscribersAfter(
  database: Database,
  filter: SubscriberFilter,
  afterId: number,
  limit: number,
): Promise<SubscriberRow[]> {
  return database
    .select()
    .from(newsletterSubscribers)
    .where(and(condition(filter), gt(newsletterSubscribers.id, afterId)))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit);
}
