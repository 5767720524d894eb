import type { Locale } from "@festival/contracts/locales";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { patterns } from "../../../platform/database/schema/index.ts";

export type PatternRow = typeof patterns.$inferSelect;
type NewPattern = Omit<PatternRow, "id">;

/** All patterns, by their names in a language, as its readers sort. */
export async function listPatternRows(database: Database, locale: Locale): Promise<PatternRow[]> {
  return database
    .select()
    .from(patterns)
    .orderBy(
      sql`(${patterns.name}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`,
      asc(patterns.id),
    );
}

export async function getPatternRow(
  database: Database,
  id: number,
): Promise<PatternRow | undefined> {
  const [row] = await database.select().from(patterns).where(eq(patterns.id, id));
  return row;
}

export async function insertPattern(database: Database, pattern: NewPattern): Promise<PatternRow> {
  const [row] = await database.insert(patterns).values(pattern).returning();
  if (!row) throw new Error("The pattern was not stored.");
  return row;
}

/** @returns undefined where there is none */
export async function updatePattern(
  database: Database,
  id: number,
  { name }: Pick<NewPattern, "name">,
): Promise<PatternRow | undefined> {
  const [row] = await database
    .update(patterns)
    .set({ name })
    .where(eq(patterns.id, id))
    .returning();
  return row;
}

/** @returns undefined where there is none */
export async function removePattern(
  database: Database,
  id: number,
): Promise<PatternRow | undefined> {
  const [row] = await database.delete(patterns).where(eq(patterns.id, id)).returning();
  return row;
}

/** How many patterns there are. */
export const countPatterns = (database: Database): Promise<number> => database.$count(patterns);
