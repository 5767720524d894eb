import type { Check } from "@festival/contracts/api/editing/contentChanges";
import { hasHead } from "@festival/contracts/heads/head";
import { locales } from "@festival/contracts/locales";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { missingInHead } from "../heads/headProblems.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import type { StoredContent } from "./snapshots.repository.ts";
import { hasWords, missingOf } from "../sections/missing.ts";

/**
 * Languages in which readers may see a section: those in which it says anything. Where it says nothing in either,
 * both are asked of it.
 */
function spokenIn({ texts }: StoredSection) {
  const spoken = locales.filter((locale) => hasWords(texts[locale]));
  return spoken.length > 0 ? spoken : locales;
}

/** Why content can't be public: required fields that are empty. A section is left out in a language without words. */
export function checkContent(
  { ownerType }: Pick<OwnerKey, "ownerType">,
  { sections, head }: Pick<StoredContent, "sections" | "head">,
): Check[] {
  const missing = head && hasHead(ownerType) ? missingInHead(ownerType, head) : [];
  const inHead = missing.map((place): Check => {
    return { severity: "stop", code: "required", section: null, ...place };
  });
  return inHead.concat(
    sections.flatMap((section) =>
      [null, ...spokenIn(section)].flatMap((locale) =>
        missingOf(section, locale).map((field): Check => {
          const place = { section: section.id, locale, field };
          return { severity: "stop", code: "required", ...place };
        }),
      ),
    ),
  );
}
