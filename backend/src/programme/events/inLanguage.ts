import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A localised column in one language, to sort by: umlauts beside their vowels, in every driver. */
export function inLanguage(column: PgColumn, locale: Locale): SQL {
  return sql`(${column}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`;
}
