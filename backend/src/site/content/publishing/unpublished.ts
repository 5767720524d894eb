import type { Unpublished, UnpublishedChange } from "@festival/contracts/api/editing/checks";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { loadState } from "../changes/contentState.repository.ts";
import { actsIn, hasMade, listEditLines, type EditLine } from "../changes/editLines.repository.ts";
import type { SectionRevisions } from "../changes/fieldRevisions.ts";
import { requireOwner } from "./ownerParams.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { compareContent } from "./difference.ts";
import { hasSections } from "./publishing.ts";
import { listPublications, type Publication } from "./publications.repository.ts";
import { getPublicContent, getWorkingContent } from "./snapshots.repository.ts";

type Place = Omit<UnpublishedChange, "by" | "at" | "is_mine">;

/** When a field was last written; undefined where that is not known. */
const revisionOf = (revisions: SectionRevisions | undefined, { locale, field }: Place) =>
  revisions?.fieldRevisions[locale ?? "settings"][field ?? ""];

/** The last revision of which a section, or the head, was published. */
function publicRevision(publications: readonly Publication[], section: number | null): number {
  const last = publications.find(({ only }) => only === null || only.has(section));
  return last?.revision ?? 0;
}

/** Whether a line of the log tells of what is not public at a place. */
function concerns(line: EditLine, { section, kind, locale, field }: Place, written?: number) {
  const acts = actsIn(line, section);
  if (kind === "moved" || kind === "removed") return acts.isPlaced;
  if (kind === "added") return acts.isPlaced || acts.fields.size > 0;
  const isWriter = acts.fields.has(`${locale ?? "settings"}.${field}`);
  return isWriter || (written !== undefined && hasMade(line.details, written));
}

async function revisionsOf(
  database: Database,
  owner: OwnerKey,
): Promise<Map<number | null, SectionRevisions>> {
  if (!hasSections(owner)) return new Map();
  const { sections, head } = await loadState(database, owner, []);
  const revisions = new Map<number | null, SectionRevisions>(
    sections.map((section) => [section.id, section]),
  );
  if (head) revisions.set(null, head);
  return revisions;
}

/**
 * In what the working copy differs from what is public, and who of staff did it since it was.
 * @param reader whose changes are theirs, and in which language its title is told
 * @throws ApiError `not_found`
 */
export async function listUnpublished(
  database: Database,
  owner: OwnerKey,
  { userId, locale }: { userId: number | null; locale: Locale },
): Promise<Unpublished> {
  // first: what others change meanwhile is refused by the revision that its reader then sends
  const { revision, isOnline, titles } = await requireOwner(database, owner);
  const { snapshot: _, ...seen } = await getPublicContent(database, owner);
  const working = await getWorkingContent(database, owner);
  const publications = await listPublications(database, owner);
  const lines = await listEditLines(
    database,
    owner,
    publications.find(({ only }) => only === null)?.revision ?? 0,
  );
  const since = (section: number | null) => {
    const known = publicRevision(publications, section);
    return lines.filter((line) => line.revision > known);
  };
  const ids = [...seen.sections, ...working.sections].map(({ id }) => id);
  const likelyMoved = ids.filter((id) => since(id).some((line) => actsIn(line, id).isPlaced));
  const { sections, fields } = compareContent(seen, working, new Set(likelyMoved));

  const places = sections.flatMap(({ id: section, model, kinds, fields: changed }): Place[] => [
    ...kinds.flatMap((kind): Place[] =>
      kind === "changed"
        ? []
        : [{ section, model, kind, locale: null, field: null, before: null, after: null }],
    ),
    ...changed.map(({ name, ...field }): Place => {
      return { section, model, kind: "field", field: name, ...field };
    }),
  ]);
  const inHead = fields.map(({ name, ...field }): Place => {
    return { section: null, model: null, kind: "field", field: name, ...field };
  });
  const revisions = await revisionsOf(database, owner);
  return {
    revision,
    is_online: isOnline,
    title: titles[locale],
    sections: sections.map(({ id, texts }) => ({ id, texts })),
    changes: [...inHead, ...places].map((place): UnpublishedChange => {
      const written = revisionOf(revisions.get(place.section), place);
      const authors = since(place.section).filter(
        // what a block of the home page holds has no revisions of fields
        (line) => !hasSections(owner) || concerns(line, place, written),
      );
      const isMine = userId !== null && authors.every((author) => author.userId === userId);
      return {
        ...place,
        by: [...new Set(authors.map(({ by }) => by))],
        at: authors.at(-1)?.at ?? null,
        is_mine: isMine && authors.length > 0,
      };
    }),
  };
}
