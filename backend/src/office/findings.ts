import type { CheckCode } from "@festival/contracts/api/editing/checks";
import type { OfficeFinding } from "@festival/contracts/api/operations";
import type { Database } from "../platform/database/openDatabase.ts";
import { loadState } from "../site/content/changes/contentState.repository.ts";
import { checkContent, staleFindings } from "../site/content/checks/checkContent.ts";
import { ownerName, type OwnerKey } from "../site/content/pages/owners.repository.ts";
import { hasSections } from "../site/content/publishing/publishing.ts";
import { getWorkingContent } from "../site/content/publishing/snapshots.repository.ts";

type Kind = "broken" | "incomplete" | "stale";

/** What an office must do about a finding; what is not named is a matter of taste. */
const kindOf: Partial<Record<CheckCode, Kind>> = {
  link_broken: "broken",
  link_offline: "broken",
  record_gone: "broken",
  record_offline: "broken",
  required: "incomplete",
  untranslated: "incomplete",
  alt: "incomplete",
  empty_column: "incomplete",
  stale: "stale",
};

/** Counts what is to be done in the working copy of one owner of content. */
async function findingsOf(
  database: Database,
  owner: OwnerKey,
  now: Date,
): Promise<Record<Kind, number>> {
  const content = await getWorkingContent(database, owner);
  const found = await checkContent(database, owner, content, now);
  if (hasSections(owner)) {
    const { sections, head } = await loadState(database, owner, []);
    found.push(
      ...(head ? staleFindings(null, head) : []),
      ...sections.flatMap((section) => staleFindings(section.id, section)),
    );
  }
  const counts = { broken: 0, incomplete: 0, stale: 0 };
  for (const { code } of found) {
    const kind = kindOf[code];
    if (kind) counts[kind] += 1;
  }
  return counts;
}

/** What is to be done in content, those with the most broken things first. */
export async function listFindings(
  database: Database,
  owners: readonly (OwnerKey & { title: string; path: string | null })[],
  now: Date,
): Promise<OfficeFinding[]> {
  const findings: OfficeFinding[] = [];
  for (const { title, path, ...owner } of owners) {
    const counts = await findingsOf(database, owner, now);
    if (Object.values(counts).some((count) => count > 0)) {
      findings.push({ what: ownerName(owner), title, path, ...counts });
    }
  }
  return findings.toSorted(
    (one, other) =>
      other.broken - one.broken || other.incomplete - one.incomplete || other.stale - one.stale,
  );
}
