import { consentBlock } from "@festival/contracts/consent/consentBlock";
import type { Localized } from "@festival/contracts/locales";
import { desc, inArray, max, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  articles,
  booklets,
  changes,
  consentOffers,
  consentRecords,
  events,
  pageSnapshots,
  pages,
  sections,
  type SectionOwner,
  type StoredSection,
} from "../../platform/database/schema/index.ts";
import { getSectionBySlug } from "../content/publishing/workingCopy.repository.ts";
import { getPublishedSections } from "../content/publishing/snapshots.repository.ts";

export type ConsentOfferRow = typeof consentOffers.$inferSelect;

/** The version that was kept last; undefined where there is none yet. */
export async function getNewestOffer(database: Database): Promise<ConsentOfferRow | undefined> {
  const [row] = await database
    .select()
    .from(consentOffers)
    .orderBy(desc(consentOffers.version))
    .limit(1);
  return row;
}

/** The kept ones of some versions, by version. */
export async function getOffers(
  database: Database,
  versions: readonly number[],
): Promise<Map<number, ConsentOfferRow>> {
  if (versions.length === 0) return new Map();
  const rows = await database
    .select()
    .from(consentOffers)
    .where(inArray(consentOffers.version, [...new Set(versions)]));
  return new Map(rows.map((row) => [row.version, row]));
}

export async function insertOffer(
  transaction: Database,
  values: typeof consentOffers.$inferInsert,
): Promise<void> {
  await transaction.insert(consentOffers).values(values);
}

/** The highest version that a decision names; 0 where there is none. */
export async function getHighestDecidedVersion(database: Database): Promise<number> {
  const [row] = await database
    .select({ version: max(consentRecords.version) })
    .from(consentRecords);
  return row?.version ?? 0;
}

/** Any number, the same in every process: only one makes a version at a time. */
const offersLock = 5_072_101;

/** Waits until no other process makes a version, and holds that until the transaction ends. */
export async function lockOffers(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${offersLock})`);
}

/** Id of the last change of anything; 0 where there is none. */
export async function getLastChange(database: Database): Promise<number> {
  const [row] = await database.select({ id: max(changes.id) }).from(changes);
  return row?.id ?? 0;
}

const isOnline = (type: SectionOwner, table: PgTable & { id: PgColumn; isOnline: PgColumn }) =>
  sql`(owner_type = ${type} and exists (
    select 1 from ${table} where ${table.id} = owner_id and ${table.isOnline}))`;

/** Whether visitors can reach an owner; blocks are counted as long as they are there. */
const isReachable = sql.join(
  [
    isOnline("page", pages),
    isOnline("article", articles),
    isOnline("event", events),
    isOnline("booklet", booklets),
    sql`(owner_type = 'block' and exists (select 1 from ${sections} where ${sections.id} = owner_id))`,
  ],
  sql` or `,
);

type Embedding = Pick<StoredSection, "model" | "settings" | "texts">;

/** The sections of some models that the public sees, of all that is online. */
export async function listPublicSections(
  database: Database,
  models: readonly string[],
): Promise<Embedding[]> {
  const { rows } = await database.execute<{ section: Embedding }>(sql`
    select section
    from (
      select distinct on (owner_type, owner_id) owner_type, owner_id, sections
      from ${pageSnapshots}
      where kind = 'published'
      order by owner_type, owner_id, id desc
    ) as newest, jsonb_array_elements(newest.sections) as section
    where section->>'model' = any(array[${sql.join(
      models.map((model) => sql`${model}`),
      sql`, `,
    )}]::text[]) and (${isReachable})
  `);
  return rows.map(({ section }) => section);
}

/** Plain words of rich text, paragraph by paragraph. */
function plainText(content: unknown): string {
  const blocks = (content as { blocks?: { text?: string }[] } | null)?.blocks ?? [];
  return blocks.map(({ text = "" }) => text).join("\n");
}

/** What staff wrote into the block about consent, as the public sees it; empty for nothing. */
export async function getConsentIntro(database: Database): Promise<Localized> {
  const found = await getSectionBySlug(database, consentBlock);
  const stored = found ? await getPublishedSections(database, found.owner) : [];
  const texts = stored.filter(({ model }) => model === "text");
  const inLanguage = (locale: keyof Localized) =>
    texts
      .map((section) => plainText(section.texts[locale]["content"]))
      .join("\n")
      .trim();
  return { de: inLanguage("de"), en: inLanguage("en") };
}
