import { inArray } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { consentTexts } from "../platform/database/schema/index.ts";
import type { ConsentText } from "./consentText.ts";

/** Stores a text that visitors agreed to, as a proof of what it was. */
export async function keepConsentText(
  transaction: Database,
  { version, locale, text }: ConsentText,
): Promise<void> {
  await transaction.insert(consentTexts).values({ version, locale, text }).onConflictDoNothing();
}

/** The texts of versions, by version. */
export async function getConsentTexts(
  database: Database,
  versions: readonly (string | null)[],
): Promise<Map<string, typeof consentTexts.$inferSelect>> {
  const wanted = [...new Set(versions.filter((version) => version !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database
    .select()
    .from(consentTexts)
    .where(inArray(consentTexts.version, wanted));
  return new Map(rows.map((row) => [row.version, row]));
}
