import type { Unpublished } from "@festival/contracts/api/editing/checks";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import { loadState } from "../changes/contentState.repository.ts";
import {
  findAuthors,
  findStructureAuthors,
  type EditAuthor,
} from "../changes/editLines.repository.ts";
import type { SectionRevisions } from "../changes/fieldRevisions.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { compareContent } from "./difference.ts";
import { getPublicContent, getWorkingContent } from "./snapshots.repository.ts";

type Place = Pick<Unpublished, "section" | "kind" | "locale" | "field">;

/** When a field was last written; undefined where that is not known. */
const revisionOf = (revisions: SectionRevisions | undefined, { locale, field }: Place) =>
  revisions?.fieldRevisions[locale ?? "settings"][field ?? ""];

/** In what the working copy differs from what is public, and who of staff did it last. */
export async function listUnpublished(
  database: Database,
  owner: OwnerKey<SectionOwner>,
  userId: number | null,
): Promise<Unpublished[]> {
  const { snapshot, ...seen } = await getPublicContent(database, owner);
  const movers = await findStructureAuthors(database, owner, snapshot?.revision ?? 0);
  const working = await getWorkingContent(database, owner);
  const { sections, fields } = compareContent(seen, working, new Set(movers.keys()));
  const state = await loadState(database, owner, []);
  const places = sections.flatMap(({ id: section, kinds, fields: changed }): Place[] => [
    ...kinds.flatMap((kind): Place[] =>
      kind === "changed" ? [] : [{ section, kind, locale: null, field: null }],
    ),
    ...changed.map(({ name, locale }): Place => ({ section, kind: "field", locale, field: name })),
  ]);
  const inHead = fields.map(({ name, locale }): Place => {
    return { section: null, kind: "field", locale, field: name };
  });

  const revisions = new Map<number | null, SectionRevisions>(
    state.sections.map((section) => [section.id, section]),
  );
  if (state.head) revisions.set(null, state.head);
  const all = [...inHead, ...places].map((place) => ({
    place,
    revision: revisionOf(revisions.get(place.section), place),
  }));
  const written = all.flatMap(({ revision }) => revision ?? []);
  const writers = await findAuthors(database, owner, written);
  const authorOf = ({ section, kind }: Place, revision: number | undefined) =>
    kind === "field" ? writers.get(revision ?? 0) : movers.get(section ?? 0);
  return all.map(({ place, revision }) => {
    const author: EditAuthor | undefined = authorOf(place, revision);
    const isMine = userId !== null && author?.userId === userId;
    return { ...place, by: author?.by ?? null, at: author?.at ?? null, is_mine: isMine };
  });
}
