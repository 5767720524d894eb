import { asc, count, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  auditLog,
  formEntries,
  mails,
  newsletterProofs,
  newsletterSubscribers,
  users,
} from "../../platform/database/schema/index.ts";
import { namedEntriesOf, type NamedEntry } from "../../forms/entries.repository.ts";
import type { ProofRow, SubscriberRow } from "../../forms/newsletter/newsletter.repository.ts";

export interface PersonRows {
  entries: NamedEntry[];
  subscriber: SubscriberRow | undefined;
  proofs: ProofRow[];
  mails: (typeof mails.$inferSelect)[];
  account: (typeof users.$inferSelect & { auditLines: number }) | undefined;
}

/**
 * Everything that is kept under an address.
 * @param email in lower case
 * @param erasureIds erasures that were about it: proofs of the newsletter outlive them under their ids
 */
export async function getPersonRows(
  database: Database,
  email: string,
  erasureIds: readonly string[],
): Promise<PersonRows> {
  const replyTo = sql`lower(${mails.content}->>'replyTo')`;
  const names = [email, ...erasureIds.map((id) => `erased:${id}`)];
  const [subscriber] = await database
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  const [user] = await database.select().from(users).where(eq(users.email, email));
  const [lines] = user
    ? await database.select({ count: count() }).from(auditLog).where(eq(auditLog.userId, user.id))
    : [];
  return {
    entries: await namedEntriesOf(database, email),
    subscriber,
    proofs: await database
      .select()
      .from(newsletterProofs)
      .where(inArray(newsletterProofs.email, names))
      .orderBy(asc(newsletterProofs.id)),
    mails: await database
      .select()
      .from(mails)
      .where(or(eq(sql`lower(${mails.to})`, email), eq(replyTo, email)))
      .orderBy(asc(mails.id)),
    account: user && { ...user, auditLines: lines?.count ?? 0 },
  };
}

/** Each address that something is kept under, in lower case. */
export async function listAddresses(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ email: string }>(sql`
    select lower(${newsletterSubscribers.email}) as email from ${newsletterSubscribers}
    union select lower(${newsletterProofs.email}) from ${newsletterProofs}
    union select lower(${mails.to}) from ${mails}
    union select lower(${mails.content}->>'replyTo') from ${mails}
      where ${mails.content}->>'replyTo' is not null
    union select lower(${formEntries.email}) from ${formEntries} where ${formEntries.email} is not null
    union select lower(typed.value) from ${formEntries},
      jsonb_each_text(${formEntries.values}) as typed where typed.value like '%_@_%'`);
  return rows.map(({ email }) => email);
}
