import { isDeepStrictEqual } from "node:util";
import type { StaleField } from "@festival/contracts/api/operations";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales, type Locale } from "@festival/contracts/locales";

/** Stands among the changed fields of a version whose languages agree, as people said who looked at them. */
export const agreed = "=";

/** What a record was, and what was changed in it. */
interface Version {
  at: Date;
  actor: string;
  fields: readonly string[];
  record: Readonly<Record<string, unknown>>;
}

const worded: ReadonlySet<Field["kind"]> = new Set(["line", "prose", "richText"] as const);

/** Whether a field has words in each language, which can be older in one of them. */
export const hasWords = ({ kind, localized }: Field): boolean =>
  localized === true && worded.has(kind);

const wordsIn = ({ record }: Version, field: string, locale: Locale): unknown =>
  (record[field] as Partial<Record<Locale, unknown>> | undefined)?.[locale];

/** The languages in which a field is another one than in the version before. */
const changedIn = (before: Version, now: Version, field: string): Locale[] =>
  locales.filter(
    (locale) => !isDeepStrictEqual(wordsIn(before, field, locale), wordsIn(now, field, locale)),
  );

/**
 * The words that are older in one language: the other one was changed since, and this one was not. What is empty
 * is missing, and not older.
 * @param versions the earliest first
 */
export function staleFields(fields: Fields, versions: readonly Version[]): StaleField[] {
  const found = new Map<string, StaleField>();
  for (const [place, now] of versions.entries()) {
    const before = versions[place - 1];
    for (const [field, described] of Object.entries(fields)) {
      if (!before || !hasWords(described)) continue;
      const changed = changedIn(before, now, field);
      const [only] = changed;
      if (changed.length > 1 || only === found.get(field)?.locale) {
        // both were written, or the older one was brought up to date
        if (changed.length > 0) found.delete(field);
      } else if (only && !found.has(field)) {
        const locale = locales.find((each) => each !== only) ?? only;
        const since = now.at.toISOString();
        found.set(field, { field, locale, since, actor: now.actor });
      }
    }
    if (now.fields.includes(agreed)) found.clear();
  }
  const last = versions.at(-1);
  const isEmpty = ({ field, locale }: StaleField) =>
    ["", null, undefined].includes(last && (wordsIn(last, field, locale) as string | null));
  return [...found.values()].filter((each) => !isEmpty(each));
}
