import type { Locale, Localized } from "@festival/contracts/locales";
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
  /** What the audit log calls it: its German title. */
  title: string;
  /** What people call it; where it has no English title, by the German one. */
  titles: Localized;
}

interface OwnerTable {
  table: PgTable & { id: PgColumn; revision: PgColumn; isOnline?: PgColumn };
  title(locale: Locale): SQL<string | null>;
  /** Which of the table's rows are owners; all where absent. */
  condition?: SQL;
  /** Tag of all of them. */
  collection: string;
}

const inLanguage = (column: PgColumn) => (locale: Locale) => sql<string>`${column}->>${locale}`;

const tables: Record<ContentOwner, OwnerTable> = {
  page: { table: pages, title: inLanguage(pages.title), collection: "pages" },
  article: { table: articles, title: inLanguage(articles.title), collection: "articles" },
  event: { table: events, title: inLanguage(events.title), collection: "events" },
  booklet: { table: booklets, title: inLanguage(booklets.title), collection: "booklets" },
  block: {
    table: sections,
    // in a query of its own, which names its table
    title: (locale) =>
      sql`coalesce(${sql`(select ${inLanguage(blocks.name)(locale)} from ${blocks} where ${blocks.id} = ${sections.id})`}, ${sections.slug}, '')`,
    condition: sql`${sections.ownerType} = 'block' and ${sections.ownerId} = ${sections.id}`,
    collection: "sections",
  },
  home: { table: homeBlocks, title: () => sql`${homeBlocks.name}`, collection: "home" },
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
      de: title("de"),
      en: title("en"),
    })
    .from(table)
    .where(and(eq(table.id, ownerId), condition));
}

function toOwner(rows: Awaited<ReturnType<typeof select>>): OwnerRow | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const { de, en, ...owner } = row;
  const title = de ?? "";
  return { ...owner, title, titles: { de: title, en: en || title } };
}

export const getOwner = async (database: Database, key: OwnerKey): Promise<OwnerRow | undefined> =>
  toOwner(await select(database, key));

/** Reads a content owner and locks it: other changes wait until this transaction ends. */
export async function holdOwner(
  transaction: Database,
  key: OwnerKey,
): Promise<OwnerRow | undefined> {
  return toOwner(await select(transaction, key).for("update"));
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
