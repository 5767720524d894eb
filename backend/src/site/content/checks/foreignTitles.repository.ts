import { locales, type Locale } from "@festival/contracts/locales";
import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { compositions } from "../../../platform/database/schema/index.ts";
import { otherLanguage } from "../../../platform/locales/otherLanguage.ts";

/** A title of a work that is in another language than the texts of this one. */
export interface ForeignTitle {
  locale: Locale;
  words: string;
}

/** One word alone may be one of the text's own language, too. */
const isPlain = (words: string) => words.length >= 6 && words.includes(" ");

/** Titles of works of which staff said that they are in another language. */
export async function listForeignTitles(database: Database): Promise<ForeignTitle[]> {
  const rows = await database
    .select({
      title: compositions.title,
      shortTitle: compositions.shortTitle,
      language: compositions.titleLanguage,
    })
    .from(compositions)
    .where(sql`${compositions.titleLanguage} <> '{"de": "", "en": ""}'::jsonb`);
  return rows.flatMap(({ title, shortTitle, language }) =>
    locales
      .filter((locale) => otherLanguage(language, locale))
      .flatMap((locale) => [title[locale], shortTitle[locale]].map((words) => ({ locale, words })))
      .filter(({ words }) => isPlain(words)),
  );
}
