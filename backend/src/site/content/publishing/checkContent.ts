import type { Check } from "@festival/contracts/api/editing/contentChanges";
import { locales } from "@festival/contracts/locales";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { hasWords, missingOf } from "../sections/missing.ts";

/**
 * Languages in which readers may see a section: those in which it says anything. Where it says nothing in either,
 * both are asked of it.
 */
function spokenIn({ texts }: StoredSection) {
  const spoken = locales.filter((locale) => hasWords(texts[locale]));
  return spoken.length > 0 ? spoken : locales;
}

/** Why sections can't be public: required fields that are empty. A language without any words is left out. */
export function checkContent(sections: readonly StoredSection[]): Check[] {
  return sections.flatMap((section) =>
    [null, ...spokenIn(section)].flatMap((locale) =>
      missingOf(section, locale).map((field): Check => {
        const place = { section: section.id, locale, field };
        return { severity: "stop", code: "required", ...place };
      }),
    ),
  );
}
