import { keyOfOwner } from "../workingCopy/unsaved.ts";
import type { EditSession } from "../page/EditSession.ts";
import { ownersIn } from "../page/places.ts";
import type { Finding } from "./Findings.tsx";
import { fixOf } from "./fixes.ts";
import type { Publishable } from "./usePublishable.ts";

/**
 * Findings in what would be public: not those in changes that stay drafts.
 * @param chosen ids of parts
 */
export function findingsIn(
  publishable: readonly Publishable[],
  chosen: ReadonlySet<string>,
  { copies, places$ }: EditSession,
): Finding[] {
  const places = places$.value;
  const withSections = new Set(places.sections.map(({ owner }) => keyOfOwner(owner)));
  const all = new Set(ownersIn(places).map(keyOfOwner));
  return publishable.flatMap(({ key, parts, checks }) => {
    if (parts.every(({ id }) => !chosen.has(id))) return [];
    const stays = new Set(parts.filter(({ id }) => !chosen.has(id)).map(({ section }) => section));
    const state = copies.get(key);
    return checks
      .filter(({ section }) => !stays.has(section))
      .map((check) => {
        const section = state?.shown.sections.find(({ id }) => id === check.section);
        return {
          ...check,
          owner: key,
          model: section?.model ?? null,
          texts: section?.texts,
          // a block of the home page has no head: its fields have a panel of their own
          isHere:
            check.section === null ? all.has(key) && !!state?.shown.head : withSections.has(key),
          fix: fixOf(check, state),
        };
      });
  });
}
