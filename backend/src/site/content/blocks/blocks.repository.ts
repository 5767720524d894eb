import type { BlockUse } from "@festival/contracts/api/editing/blocks";
import { ApiError } from "@festival/contracts/errors";
import type { Locale, Localized } from "@festival/contracts/locales";
import { and, asc, eq, exists, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  blocks,
  pageSnapshots,
  type ContentOwner,
} from "../../../platform/database/schema/index.ts";
import { ownerFacts, ownerPath } from "../pages/ownerPaths.ts";
import { findContentUses } from "../uses/contentUses.ts";

export type BlockRow = typeof blocks.$inferSelect & { isPublic: boolean };

/** Whether the public has ever seen a row of `blocks`. */
export const isPublicBlock = (database: Database): SQL =>
  exists(
    database
      .select({ id: pageSnapshots.id })
      .from(pageSnapshots)
      .where(
        and(
          eq(pageSnapshots.ownerType, "block"),
          sql`${pageSnapshots.ownerId} = "blocks"."id"`,
          eq(pageSnapshots.kind, "published"),
        ),
      ),
  );

const select = (database: Database) =>
  database
    .select({ ...getTableColumns(blocks), isPublic: sql<boolean>`${isPublicBlock(database)}` })
    .from(blocks)
    .$dynamic();

/** All reusable blocks with a name, by their names in a language, as its readers sort. */
export const listBlockRows = (database: Database, locale: Locale): Promise<BlockRow[]> =>
  select(database).orderBy(
    sql`(${blocks.name}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`,
    asc(blocks.id),
  );

/** @throws ApiError `not_found` */
export async function requireBlockRow(database: Database, id: number): Promise<BlockRow> {
  const [row] = await select(database).where(eq(blocks.id, id));
  if (!row) throw new ApiError("not_found", `Reusable block not found: id ${id}.`);
  return row;
}

/** @param id of a container that is its own owner */
export async function nameBlock(database: Database, id: number, name: Localized): Promise<void> {
  await database
    .insert(blocks)
    .values({ id, name })
    .onConflictDoUpdate({ target: blocks.id, set: { name } });
}

export const countBlocks = (database: Database): Promise<number> => database.$count(blocks);

/** @throws ApiError `conflict` with `used_by` where something shows a reusable block */
export async function refuseUsedBlock(database: Database, id: number): Promise<void> {
  const uses = await findContentUses(database, "block", id);
  if (uses.length > 0) {
    throw new ApiError("conflict", "This reusable block is in use.", { used_by: uses });
  }
}

/** What shows a reusable block in public or in a draft, with the addresses in a language. */
export async function listBlockUses(
  database: Database,
  id: number,
  locale: Locale,
): Promise<BlockUse[]> {
  const uses = await findContentUses(database, "block", id);
  if (uses.length === 0) return [];
  const owners = uses.map(({ what }) => {
    const [type, ownerId] = what.split(":");
    return sql`(${what}::text, ${type}::text, ${Number(ownerId)}::int)`;
  });
  const { rows } = await database.execute<{
    what: string;
    ownerType: ContentOwner;
    ownerId: number;
    facts: Record<string, unknown> | null;
  }>(sql`select what, type as "ownerType", id as "ownerId",
      ${ownerFacts(sql`used.type`, sql`used.id`)} as facts
    from (values ${sql.join(owners, sql`, `)}) as used(what, type, id)`);
  const paths = new Map(rows.map((row) => [row.what, ownerPath(row, locale)]));
  return uses.map((use) => ({ ...use, href: paths.get(use.what) ?? null }));
}
