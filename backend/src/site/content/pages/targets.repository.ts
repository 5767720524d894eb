import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  articles,
  events,
  images,
  sponsors,
  teamMembers,
} from "../../../platform/database/schema/index.ts";
import { collectIds } from "../sections/sectionReferences.ts";

const tables: Record<string, PgTable & { id: PgColumn }> = {
  image_id: images,
  event_id: events,
  team_member_id: teamMembers,
  sponsor_id: sponsors,
  article_id: articles,
};

/** Fields that refer to what there is not. Each kind of record is asked for once. */
export async function findUnknownTargets(
  database: Database,
  values: Record<string, unknown>,
): Promise<Record<string, FieldProblem>> {
  const missing = new Map<string, Set<number>>();
  for (const [kind, ids] of collectIds(values, new Map())) {
    const table = tables[kind];
    if (!table) continue;
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]));
    const known = new Set(rows.map(({ id }) => Number(id)));
    missing.set(kind, ids.difference(known));
  }
  const problems: Record<string, FieldProblem> = {};
  for (const [name, value] of Object.entries(values)) {
    for (const [kind, ids] of collectIds({ [name]: value }, new Map())) {
      const unknown = missing.get(kind);
      if (unknown && !unknown.isDisjointFrom(ids)) problems[name] = "unknown";
    }
  }
  return problems;
}
