import type { Check } from "@festival/contracts/api/editing/checks";
import { hasHead } from "@festival/contracts/heads/head";
import { missingInHead } from "../heads/headProblems.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import type { StoredContent } from "../publishing/snapshots.repository.ts";
import { missingOf } from "../sections/missing.ts";
import { spokenIn } from "./structureFindings.ts";

const stop = (place: Pick<Check, "section" | "locale" | "field">): Check => ({
  severity: "stop",
  code: "required",
  target: null,
  ...place,
});

/**
 * Why content can't be public: required fields that are empty. A section is not asked for words in a language in
 * which it has none.
 */
export function requiredFindings(
  { ownerType }: Pick<OwnerKey, "ownerType">,
  { sections, head }: Pick<StoredContent, "sections" | "head">,
): Check[] {
  const inHead = head && hasHead(ownerType) ? missingInHead(ownerType, head) : [];
  return [
    ...inHead.map((place) => stop({ section: null, ...place })),
    ...sections.flatMap((section) =>
      [null, ...spokenIn(section)].flatMap((locale) =>
        missingOf(section, locale).map((field) => stop({ section: section.id, locale, field })),
      ),
    ),
  ];
}
