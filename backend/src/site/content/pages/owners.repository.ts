import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  articles,
  blocks,
  booklets,
  events,
  homeBlocks,
  pages,
  sections,
  type ContentOwner,
} from "../../../platform/database/schema/index.ts";

/** Something that has a working copy and a public one. */
export interface OwnerKey<Type extends ContentOwner = ContentOwner> {
  ownerType: Type;
  ownerId: number;
}

/** What its row says of it. */
export interface OwnerRow {
  revision: number;
  /** Null for what has no such flag. */
  isOnline: boolean | null;
  /** What people call it. */
  title: string;
}

interface OwnerTable {
  table: PgTable & { id: PgColumn; revision: PgColumn; isOnline?: PgColumn };
  title: SQL<string>;
  /** Which of the table's rows are owners; all where absent. */
  condition?: SQL;
  /** Tag of all of them. */
  collection: string;
}

const tables: Record<ContentOwner, OwnerTable> = {
  page: { table: pages, title: sql`${pages.title}->>'de'`, collection: "pages" },
  article: { table: articles, title: sql`${articles.title}->>'de'`, collection: "articles" },
  event: { table: events, title: sql`${events.title}->>'de'`, collection: "events" },
  booklet: { table: booklets, title: sql`${booklets.title}->>'de'`, collection: "booklets" },
  block: {
    table: sections,
    // in a query of its own, which names its table
    title: sql`coalesce(${sql`(select ${blocks.name}->>'de' from ${blocks} where ${blocks.id} = ${sections.id})`}, ${sections.slug}, '')`,
    condition: sql`${sections.ownerType} = 'block' and ${sections.ownerId} = ${sections.id}`,
    collection: "sections",
  },
  home: { table: homeBlocks, title: sql`${homeBlocks.name}`, collection: "home" },
};

/** The name under which the audit log and the tags know an owner. */
export const ownerName = ({ ownerType, ownerId }: OwnerKey): string => `${ownerType}:${ownerId}`;

/** Tags of a change of what the public sees of an owner. */
export function ownerTags({ ownerType, ownerId }: OwnerKey): string[] {
  const { collection } = tables[ownerType];
  if (ownerType === "home") return [collection];
  // the root of a reusable block is a section
  return [ownerType === "block" ? `section:${ownerId}` : `${ownerType}:${ownerId}`, collection];
}

function select(database: Database, { ownerType, ownerId }: OwnerKey) {
  const { table, title, condition } = tables[ownerType];
  return database
    .select({
      revision: sql<number>`${table.revision}`,
      isOnline: sql<boolean | null>`${table.isOnline ?? sql`null::boolean`}`,
      title,
    })
    .from(table)
    .where(and(eq(table.id, ownerId), condition));
}

export async function getOwner(database: Database, key: OwnerKey): Promise<OwnerRow | undefined> {
  const [row] = await select(database, key);
  return row;
}

/** Reads a content owner and locks it: other changes wait until this transaction ends. */
export async function holdOwner(
  transaction: Database,
  key: OwnerKey,
): Promise<OwnerRow | undefined> {
  const [row] = await select(transaction, key).for("update");
  return row;
}

/** Counts the revision of an owner that is held. @returns the new one */
export async function countRevision(
  transaction: Database,
  { ownerType, ownerId }: OwnerKey,
  values: { isOnline?: boolean } = {},
): Promise<number> {
  const { table } = tables[ownerType];
  const [row] = await transaction
    .update(table)
    .set({ ...(table.isOnline ? values : {}), revision: sql`${table.revision} + 1` })
    .where(eq(table.id, ownerId))
    .returning({ revision: sql<number>`${table.revision}` });
  if (!row) throw new Error(`${ownerType} ${ownerId} is gone.`);
  return row.revision;
}
