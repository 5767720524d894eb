import type { Locale } from "@festival/contracts/locales";
import { otherLanguage, staleSince } from "@festival/contracts/sections/twins";
import type {
  FieldRevisions,
  SectionPart,
  StoredSection,
} from "../../../platform/database/schema/index.ts";
import type { Localized } from "@festival/contracts/locales";
import { hasWords } from "../sections/missing.ts";

/** When the fields of a section were written, and up to when its languages say the same. */
export interface SectionRevisions {
  fieldRevisions: FieldRevisions;
  twinSeen: Localized<number>;
}

const allAt = (values: Record<string, unknown>, revision: number) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, revision]));

/** Of a section all of whose fields are written at one revision. Without words a language is behind one with some. */
export function newRevisions(
  { slug, settings, texts }: Pick<StoredSection, "slug" | "settings" | "texts">,
  revision: number,
): SectionRevisions {
  const { de, en } = texts;
  const seen = (locale: Locale) =>
    hasWords(texts[otherLanguage(locale)]) && !hasWords(texts[locale]) ? 0 : revision;
  return {
    fieldRevisions: {
      settings: allAt(slug === null ? settings : { ...settings, slug }, revision),
      de: allAt(de, revision),
      en: allAt(en, revision),
    },
    twinSeen: { de: seen("de"), en: seen("en") },
  };
}

/**
 * Notes that a field is written at a revision.
 * @param isMinor whether the other language still says the same
 */
export function noteWritten(
  { fieldRevisions, twinSeen }: SectionRevisions,
  part: SectionPart,
  name: string,
  { revision, isMinor = false }: { revision: number; isMinor?: boolean },
): SectionRevisions {
  const written = {
    ...fieldRevisions,
    [part]: { ...fieldRevisions[part], [name]: revision },
  };
  if (part === "settings") return { fieldRevisions: written, twinSeen };
  const isBehind = (locale: Locale) => staleSince({ fieldRevisions, twinSeen }, locale).length > 0;
  const other = otherLanguage(part);
  // words that follow those of the other language are no news to it
  const staysInStep = (isMinor || isBehind(part)) && !isBehind(other);
  return {
    fieldRevisions: written,
    twinSeen: staysInStep ? { ...twinSeen, [other]: revision } : twinSeen,
  };
}
