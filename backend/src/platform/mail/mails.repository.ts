import { and, count, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { mails } from "../database/schema/index.ts";

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(
  database: Database,
  values: Pick<typeof mails.$inferInsert, "to" | "subject" | "content">,
): Promise<number> {
  const [row] = await database.insert(mails).values(values).returning({ id: mails.id });
  if (!row) throw new Error("The mail was not stored.");
  return row.id;
}

export async function getMail(database: Database, id: number): Promise<MailRow | undefined> {
  const [row] = await database.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** Forgets what was said in it, too. */
export async function noteSent(
  database: Database,
  id: number,
  fileName: string | null,
): Promise<void> {
  await database
    .update(mails)
    .set({
      state: "sent",
      sentAt: new Date(),
      attempts: sql`${mails.attempts} + 1`,
      problem: "",
      content: null,
      fileName,
    })
    .where(eq(mails.id, id));
}

export async function noteProblem(
  database: Database,
  id: number,
  problem: string,
  state: MailRow["state"],
): Promise<void> {
  await database
    .update(mails)
    .set({ state, attempts: sql`${mails.attempts} + 1`, problem: problem.slice(0, 1000) })
    .where(eq(mails.id, id));
}

/** Mails of a state, or with some words in address or subject, the newest first. */
export async function listMails(
  database: Database,
  { state, search }: { state: MailRow["state"] | undefined; search: string | undefined },
  range: { limit: number; offset: number },
): Promise<{ rows: MailRow[]; count: number }> {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
  const where = and(
    state ? eq(mails.state, state) : undefined,
    pattern ? or(ilike(mails.to, pattern), ilike(mails.subject, pattern)) : undefined,
  );
  const rows = await database
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.id))
    .limit(range.limit)
    .offset(range.offset);
  const [total] = await database.select({ count: count() }).from(mails).where(where);
  return { rows, count: total?.count ?? 0 };
}

/** @returns the mail, to be sent again; undefined where it has not failed */
export async function requeueMail(database: Database, id: number): Promise<MailRow | undefined> {
  const [row] = await database
    .update(mails)
    .set({ state: "queued", attempts: 0 })
    .where(and(eq(mails.id, id), eq(mails.state, "failed")))
    .returning();
  return row;
}

/** @returns files of the mails that are forgotten */
export async function deleteMailsBefore(database: Database, time: Date): Promise<string[]> {
  const rows = await database
    .delete(mails)
    .where(lt(mails.createdAt, time))
    .returning({ fileName: mails.fileName });
  return rows.flatMap(({ fileName }) => fileName ?? []);
}

/**
 * Leaves the mails to an address, and those that can be answered to it, to be forgotten at once.
 * @returns how many
 */
export async function forgetMailsWith(transaction: Database, email: string): Promise<number> {
  const replyTo = sql`lower(${mails.content}->>'replyTo')`;
  const rows = await transaction
    .update(mails)
    .set({ createdAt: new Date(0), content: null })
    .where(or(eq(sql`lower(${mails.to})`, email), eq(replyTo, email)))
    .returning({ id: mails.id });
  return rows.length;
}

/** How many mails there are of each state. */
export async function countMails(
  database: Database,
): Promise<{ state: MailRow["state"]; count: number }[]> {
  return database.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state);
}
