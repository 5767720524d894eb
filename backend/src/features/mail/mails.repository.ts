import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { mails } from "../../database/schema/index.ts";

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
