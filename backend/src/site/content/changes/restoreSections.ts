import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner, StoredSection } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { removeSections, type DraftHead, type DraftSection } from "./contentState.ts";
import { loadState, storeState } from "./contentState.repository.ts";
import { newRevisions, noteWritten } from "./fieldRevisions.ts";
import type { StoredContent } from "../publishing/snapshots.repository.ts";
import { headParts, overlay, partOf, type HeadParts } from "../heads/headParts.ts";

type Values = Record<string, unknown>;

const changedNames = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** A section with the values of a snapshot, of which those that differ are written at a revision. */
function withValues(
  before: DraftSection,
  { slug, settings, texts }: Pick<StoredSection, "slug" | "settings" | "texts">,
  revision: number,
): DraftSection {
  const changed = [
    ...changedNames({ ...before.settings, slug: before.slug }, { ...settings, slug }).map(
      (name) => ["settings", name] as const,
    ),
    ...(["de", "en"] as const).flatMap((locale) =>
      changedNames(before.texts[locale], texts[locale]).map((name) => [locale, name] as const),
    ),
  ];
  if (changed.length === 0) return before;
  let revisions = { fieldRevisions: before.fieldRevisions, twinSeen: before.twinSeen };
  for (const [part, name] of changed) revisions = noteWritten(revisions, part, name, { revision });
  return { ...before, slug, settings, texts, ...revisions };
}

/** A head with the values of a version, of which those that differ are written at a revision. */
function withHead(before: DraftHead, stored: HeadParts, revision: number): DraftHead {
  // an older version does not know all of today's fields
  const head = overlay(before, stored);
  let { fieldRevisions, twinSeen } = before;
  for (const part of headParts) {
    for (const name of changedNames(partOf(before, part), partOf(head, part))) {
      const noted = noteWritten({ fieldRevisions, twinSeen }, part, name, { revision });
      ({ fieldRevisions, twinSeen } = noted);
    }
  }
  return { ...head, fieldRevisions, twinSeen };
}

/**
 * Makes these the sections of an owner that is held, under the ids that they had, in place of those it has, and this
 * its head.
 * @param head null where it stays as it is
 */
export async function restoreSections(
  transaction: Database,
  owner: OwnerKey<SectionOwner>,
  revision: number,
  { sections: snapshot, head }: Pick<StoredContent, "sections" | "head">,
): Promise<void> {
  const kept = new Set(snapshot.map(({ id }) => id));
  const before = await loadState(transaction, owner, kept);
  const known = new Map<number, DraftSection>(before.removed);
  for (const section of before.sections) known.set(section.id, section);
  // the root of a reusable block stays, with its name: it is what the block's revision is counted at
  const root = owner.ownerType === "block" ? known.get(owner.ownerId) : undefined;

  const restored = snapshot.map(({ parent, column = 0, ...stored }): DraftSection => {
    const { id } = stored;
    const place = { parent: parent && kept.has(parent) ? parent : null, column };
    const section = known.get(id);
    if (!section) return { ...stored, ...place, ...newRevisions(stored, revision) };
    const values = section === root ? { ...stored, slug: root.slug } : stored;
    const { fieldRevisions, twinSeen, ...same } = withValues(section, values, revision);
    const { model, slug, settings, texts } = same;
    return { id, model, slug, settings, texts, ...place, fieldRevisions, twinSeen };
  });
  if (root && !kept.has(root.id)) restored.unshift(root);

  const gone = before.sections.filter((section) => !kept.has(section.id) && section !== root);
  const outermost = gone.filter(
    ({ parent }) => parent === null || kept.has(parent) || parent === root?.id,
  );
  const { removed } = removeSections(
    before,
    outermost.map(({ id }) => id),
  );
  await storeState(transaction, owner, before, {
    sections: restored,
    head: before.head && head ? withHead(before.head, head, revision) : before.head,
    removed: new Map([...removed].filter(([id]) => !kept.has(id))),
  });
}
