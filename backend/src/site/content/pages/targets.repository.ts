import { and, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  articles,
  artists,
  authors,
  blocks,
  compositions,
  ensembles,
  events,
  files,
  images,
  sponsors,
  tags,
  teamMembers,
} from "../../../platform/database/schema/index.ts";
import type { FileKind } from "@festival/contracts/fields/fileKinds";
import { typesOfKind } from "../../../platform/media/checkFile.ts";
import { collectIds, type FoundIds } from "../sections/sectionReferences.ts";

const tables: Record<string, PgTable & { id: PgColumn }> = {
  image_id: images,
  event_id: events,
  team_member_id: teamMembers,
  sponsor_id: sponsors,
  article_id: articles,
  og_image_id: images,
  author_id: authors,
  tag_id: tags,
  composition_id: compositions,
  artist_id: artists,
  ensemble_id: ensembles,
  block_id: blocks,
  file_id: files,
  captions_de_id: files,
  captions_en_id: files,
};

const isOf = (kind: FileKind) => inArray(files.contentType, [...typesOfKind[kind]]);

/** What is true of records that a field can name, besides that there are such. */
const conditions: Record<string, SQL> = {
  file_id: isOf("video"),
  captions_de_id: isOf("captions"),
  captions_en_id: isOf("captions"),
};

/** Ids of records that there are not, or that a field cannot name, by the name of their field. Each kind of record is asked for once. */
export async function findUnknownIds(database: Database, values: unknown): Promise<FoundIds> {
  const unknown: FoundIds = new Map();
  for (const [kind, ids] of collectIds(values, new Map())) {
    const table = tables[kind];
    if (!table) continue;
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, [...ids]), conditions[kind]));
    const known = new Set(rows.map(({ id }) => Number(id)));
    unknown.set(kind, ids.difference(known));
  }
  return unknown;
}

/** Whether values name one of the ids that there are not. */
export const namesUnknown = (values: Record<string, unknown>, unknown: FoundIds): boolean =>
  [...collectIds(values, new Map())].some(
    ([kind, ids]) => unknown.get(kind)?.isDisjointFrom(ids) === false,
  );

/** Fields that refer to what there is not. */
export async function findUnknownTargets(
  database: Database,
  values: Record<string, unknown>,
): Promise<Record<string, FieldProblem>> {
  const unknown = await findUnknownIds(database, values);
  const names = Object.keys(values).filter((name) =>
    namesUnknown({ [name]: values[name] }, unknown),
  );
  return Object.fromEntries(names.map((name) => [name, "unknown" as const]));
}
