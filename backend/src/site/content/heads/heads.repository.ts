import { isDeepStrictEqual } from "node:util";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import { hasHead, type HeadOwner } from "@festival/contracts/heads/head";
import { and, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  articleAuthors,
  articles,
  articleTags,
  bookletBiographies,
  booklets,
  bookletWorks,
  contentHeads,
  noFieldRevisions,
  pages,
  type ContentOwner,
  type SectionPart,
} from "../../../platform/database/schema/index.ts";
import { referenceProblem } from "../../../platform/resources/databaseProblems.ts";
import { fieldMapping } from "../../../platform/resources/fieldMapping.ts";
import { nestedLists } from "../../../platform/resources/nestedLists.ts";
import type { DraftHead } from "../changes/contentState.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import {
  headFields,
  partOf,
  toParts,
  toRecord,
  withDraft,
  overlay,
  type HeadParts,
  type ValuesByPart,
} from "./headParts.ts";

type Values = Record<string, unknown>;
type Lists = Parameters<typeof nestedLists>[1];
type HeadKey = OwnerKey<HeadOwner>;

/** Where the public values of a head stand. */
function storedIn(ownerType: HeadOwner, table: PgTable & { id: PgColumn }, tables: Lists = {}) {
  const fields = headFields(ownerType);
  const lists = nestedLists(fields, tables);
  return { fields, table, mapping: fieldMapping(table, Object.keys(fields)), lists };
}

const ofArticle = { owner: "articleId" };
const ofBooklet = { owner: "bookletId" };
const storage: Record<HeadOwner, ReturnType<typeof storedIn>> = {
  page: storedIn("page", pages),
  article: storedIn("article", articles, {
    author_ids: { ...ofArticle, table: articleAuthors, target: "authorId" },
    tag_ids: { ...ofArticle, table: articleTags, target: "tagId" },
  }),
  booklet: storedIn("booklet", booklets, {
    works: { ...ofBooklet, table: bookletWorks },
    biographies: { ...ofBooklet, table: bookletBiographies },
  }),
};

/** Whether an owner has a head. */
export const isHeadOwner = (owner: OwnerKey<ContentOwner>): owner is HeadKey =>
  hasHead(owner.ownerType);

const ofOwner = ({ ownerType, ownerId }: HeadKey) =>
  and(eq(contentHeads.ownerType, ownerType), eq(contentHeads.ownerId, ownerId));

const noDraft: ValuesByPart = { settings: {}, de: {}, en: {} };

async function getStored(database: Database, owner: HeadKey) {
  const [stored] = await database.select().from(contentHeads).where(ofOwner(owner));
  return stored ?? { draft: noDraft, fieldRevisions: noFieldRevisions, twinSeen: { de: 0, en: 0 } };
}

/** Heads as the public sees them, by id. */
async function listPublicHeads(
  database: Database,
  ownerType: HeadOwner,
  ids: readonly number[],
): Promise<Map<number, HeadParts>> {
  const { fields, table, mapping, lists } = storage[ownerType];
  const rows = (await database
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))) as (Values & { id: number })[];
  const nested = await lists.load(database, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      toParts(fields, { ...mapping.toRecord(row), ...nested.get(row.id) }),
    ]),
  );
}

/** A head as the public sees it. */
export async function getPublicHead(database: Database, owner: HeadKey): Promise<HeadParts> {
  const head = (await listPublicHeads(database, owner.ownerType, [owner.ownerId])).get(
    owner.ownerId,
  );
  if (!head) throw new Error(`${owner.ownerType} ${owner.ownerId} is gone.`);
  return head;
}

/** A head as staff left it. */
export async function getDraftHead(database: Database, owner: HeadKey): Promise<DraftHead> {
  const { draft, fieldRevisions, twinSeen } = await getStored(database, owner);
  return { ...withDraft(await getPublicHead(database, owner), draft), fieldRevisions, twinSeen };
}

/**
 * The values of drafts in place of those of the records, by id. Both are as staff's resources have them.
 * @param records public ones; those without a draft are left as they are
 */
export async function withDraftHeads(
  database: Database,
  ownerType: HeadOwner,
  records: ReadonlyMap<number, Values>,
): Promise<Map<number, Values>> {
  const ids = [...records.keys()];
  const rows = await database
    .select({ id: contentHeads.ownerId, draft: contentHeads.draft })
    .from(contentHeads)
    .where(and(eq(contentHeads.ownerType, ownerType), inArray(contentHeads.ownerId, ids)));
  const drafts = rows.filter(({ draft }) => !isDeepStrictEqual(draft, noDraft));
  if (drafts.length === 0) return new Map(records);
  const heads = await listPublicHeads(
    database,
    ownerType,
    drafts.map(({ id }) => id),
  );
  const { fields } = storage[ownerType];
  const changed = drafts.flatMap(({ id, draft }) => {
    const head = heads.get(id);
    return head
      ? [[id, { ...records.get(id), ...toRecord(fields, withDraft(head, draft)) }] as const]
      : [];
  });
  return new Map([...records, ...changed]);
}

/**
 * A row with the values of its draft, for a preview.
 * @returns the row, and the whole head as a record
 */
export async function readPreview<Row extends { id: number }>(
  database: Database,
  ownerType: HeadOwner,
  row: Row,
): Promise<{ row: Row; head: Values }> {
  const { fields, mapping } = storage[ownerType];
  const head = toRecord(fields, await getDraftHead(database, { ownerType, ownerId: row.id }));
  return { row: { ...row, ...mapping.toRow(head) }, head };
}

/** Values of a head that differ from the public ones; those that were emptied have their defaults. */
function differing(ownerType: HeadOwner, head: HeadParts, known: HeadParts): ValuesByPart {
  const fields = headFields(ownerType);
  const of = (part: SectionPart) =>
    Object.fromEntries(
      Object.entries(partOf(known, part)).flatMap(([name, value]) => {
        const field = fields[name];
        const own = partOf(head, part)[name] ?? (field ? defaultInOneLanguage(field) : null);
        return isDeepStrictEqual(own, value) ? [] : [[name, own]];
      }),
    );
  return { settings: of("settings"), de: of("de"), en: of("en") };
}

/** Keeps a head as staff left it. */
export async function storeDraftHead(
  transaction: Database,
  owner: HeadKey,
  head: DraftHead,
): Promise<void> {
  const { fieldRevisions, twinSeen } = head;
  const draft = differing(owner.ownerType, head, await getPublicHead(transaction, owner));
  const values = { draft, fieldRevisions, twinSeen };
  await transaction
    .insert(contentHeads)
    .values({ ...owner, ...values })
    .onConflictDoUpdate({ target: [contentHeads.ownerType, contentHeads.ownerId], set: values });
}

/**
 * Makes values of a head public, whatever the draft is.
 * @throws ApiError `validation_failed` where one of them refers to what is gone
 */
export async function writePublicHead(
  transaction: Database,
  owner: HeadKey,
  head: HeadParts,
): Promise<void> {
  const { fields, table, mapping, lists } = storage[owner.ownerType];
  const seen = await getPublicHead(transaction, owner);
  const known = toRecord(fields, seen);
  // an older version does not know all of today's fields
  const wanted = Object.entries(toRecord(fields, overlay(seen, head)));
  const changed = Object.fromEntries(
    wanted.filter(([name, value]) => !isDeepStrictEqual(value, known[name])),
  );
  const columns = mapping.toRow(changed);
  if (Object.keys(columns).length > 0) {
    await transaction
      .update(table)
      .set(columns)
      .where(eq(table.id, owner.ownerId))
      .catch(referenceProblem);
  }
  await lists.store(transaction, owner.ownerId, changed);
}

/** Makes a head public; what of the draft differs from it stays a draft, as the revisions of fields do. */
export async function publishHead(
  transaction: Database,
  owner: HeadKey,
  head: HeadParts,
): Promise<void> {
  const working = await getDraftHead(transaction, owner);
  await writePublicHead(transaction, owner, head);
  await storeDraftHead(transaction, owner, working);
}

/** Forgets the draft of an owner that is being deleted. */
export async function deleteDraftHead(
  transaction: Database,
  owner: OwnerKey<ContentOwner>,
): Promise<void> {
  if (isHeadOwner(owner)) await transaction.delete(contentHeads).where(ofOwner(owner));
}
