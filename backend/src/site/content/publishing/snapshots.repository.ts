import { and, count, desc, eq, getTableColumns, inArray, lte, max, ne } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  homeBlocks,
  pageSnapshots,
  type SectionOwner,
  type StoredSection,
  type VersionKind,
} from "../../../platform/database/schema/index.ts";
import { hasHead } from "@festival/contracts/heads/head";
import type { HeadParts } from "../heads/headParts.ts";
import { getDraftHead, getPublicHead, isHeadOwner } from "../heads/heads.repository.ts";
import { getOwner, type OwnerKey } from "../pages/owners.repository.ts";
import { listWorkingSections } from "./workingCopy.repository.ts";

/** How content of a new snapshot is written; readers must know all numbers up to this one. */
const snapshotSchema = 3;
/** The first one that holds heads. */
const schemaWithHeads = 3;

export type Snapshot = typeof pageSnapshots.$inferSelect;

/** What an owner holds: sections and a head, or the fields of a block of the home page. */
export interface StoredContent {
  sections: StoredSection[];
  /** Null where there is none, and where it is not known. */
  head: HeadParts | null;
  content: Record<string, unknown> | null;
}

const isHead = (content: unknown): content is HeadParts =>
  typeof content === "object" && content !== null && "settings" in content && "texts" in content;

/** What a snapshot holds. Those of the schemas 1 and 2 know nothing of heads. */
export function contentOf({ ownerType, schema, sections, content }: Snapshot): StoredContent {
  if (!hasHead(ownerType)) return { sections, head: null, content };
  const head = schema >= schemaWithHeads && isHead(content) ? content : null;
  return { sections, head, content: null };
}

/** What the public sees, or saw: the other versions stand beside it. */
const isPublished = eq(pageSnapshots.kind, "published");
const ofOwner = ({ ownerType, ownerId }: OwnerKey) =>
  and(eq(pageSnapshots.ownerType, ownerType), eq(pageSnapshots.ownerId, ownerId));

/** @returns what the public sees of an owner; undefined where it was never published */
export async function getNewestSnapshot(
  database: Database,
  owner: OwnerKey,
): Promise<Snapshot | undefined> {
  const [snapshot] = await database
    .select()
    .from(pageSnapshots)
    .where(and(ofOwner(owner), isPublished))
    .orderBy(desc(pageSnapshots.id))
    .limit(1);
  return snapshot;
}

/** @returns the sections that the public sees; nothing where they were never published */
export async function getPublishedSections(
  database: Database,
  owner: OwnerKey<SectionOwner>,
): Promise<StoredSection[]> {
  return (await getNewestSnapshot(database, owner))?.sections ?? [];
}

/** @returns when each of some owners of a kind was published last; without those that never were */
export async function listPublishingTimes(
  database: Database,
  ownerType: OwnerKey["ownerType"],
  ids: readonly number[],
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: pageSnapshots.ownerId, at: max(pageSnapshots.publishedAt) })
    .from(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.ownerType, ownerType),
        inArray(pageSnapshots.ownerId, [...ids]),
        isPublished,
      ),
    )
    .groupBy(pageSnapshots.ownerId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** What staff left of an owner. */
export async function getWorkingContent(
  database: Database,
  { ownerType, ownerId }: OwnerKey,
): Promise<StoredContent> {
  if (ownerType === "home") {
    const [block] = await database.select().from(homeBlocks).where(eq(homeBlocks.id, ownerId));
    return { sections: [], head: null, content: block?.content ?? null };
  }
  const owner = { ownerType, ownerId };
  return {
    sections: await listWorkingSections(database, owner),
    head: isHeadOwner(owner) ? onlyParts(await getDraftHead(database, owner)) : null,
    content: null,
  };
}

const onlyParts = ({ settings, texts }: HeadParts): HeadParts => ({ settings, texts });

/** What the public sees of an owner. What was never published has no sections; its head is public by itself. */
export async function getPublicContent(
  database: Database,
  owner: OwnerKey,
): Promise<StoredContent & { snapshot: Snapshot | undefined }> {
  const snapshot = await getNewestSnapshot(database, owner);
  const content = snapshot ? contentOf(snapshot) : { sections: [], content: null };
  // staff write some of it without a snapshot
  const head = isHeadOwner(owner) ? await getPublicHead(database, owner) : null;
  return { ...content, head, snapshot };
}

export interface Author {
  userId: number | null;
  name: string;
}

interface SnapshotOptions {
  /** All of the working copy where absent. */
  content?: StoredContent;
  /** What the public sees from now on where absent. */
  kind?: VersionKind;
  name?: string;
  /** Of the owner, that it holds; the present one where undefined. */
  revision?: number | undefined;
}

/** Stores content, in both languages, as a version. */
export async function createSnapshot(
  transaction: Database,
  owner: OwnerKey,
  author: Author,
  publishedAt: Date,
  { content, kind = "published", name = "", revision }: SnapshotOptions = {},
): Promise<Snapshot> {
  const held = content ?? (await getWorkingContent(transaction, owner));
  const [snapshot] = await transaction
    .insert(pageSnapshots)
    .values({
      ...owner,
      sections: held.sections,
      content: held.head ? { ...held.head } : held.content,
      kind,
      name,
      schema: snapshotSchema,
      revision: revision ?? (await getOwner(transaction, owner))?.revision ?? 1,
      authorId: author.userId,
      author: author.name,
      publishedAt,
    })
    .returning();
  if (!snapshot) throw new Error("The snapshot was not stored.");
  return snapshot;
}

/**
 * Publishes what came with an import or the demo season.
 * @param authorId null where no user did it
 */
export async function publishSections(
  database: Database,
  owner: OwnerKey<SectionOwner>,
  authorId: number | null,
  publishedAt: Date,
): Promise<void> {
  await createSnapshot(database, owner, { userId: authorId, name: "" }, publishedAt);
}

export async function getSnapshot(
  database: Database,
  owner: OwnerKey,
  id: number,
): Promise<Snapshot | undefined> {
  const [snapshot] = await database
    .select()
    .from(pageSnapshots)
    .where(and(ofOwner(owner), eq(pageSnapshots.id, id)));
  return snapshot;
}

/** The newest version of an owner, of any kind, that is no newer than a revision. */
export async function getSnapshotUpTo(
  database: Database,
  owner: OwnerKey,
  revision: number,
): Promise<Snapshot | undefined> {
  const [snapshot] = await database
    .select()
    .from(pageSnapshots)
    .where(and(ofOwner(owner), lte(pageSnapshots.revision, revision)))
    .orderBy(desc(pageSnapshots.revision), desc(pageSnapshots.id))
    .limit(1);
  return snapshot;
}

/** Gives a version another name. */
export async function nameSnapshot(
  transaction: Database,
  { id }: Pick<Snapshot, "id">,
  name: string,
): Promise<void> {
  await transaction.update(pageSnapshots).set({ name }).where(eq(pageSnapshots.id, id));
}

/** Deletes a version that was never public. */
export async function deleteSnapshot(transaction: Database, id: number): Promise<void> {
  await transaction
    .delete(pageSnapshots)
    .where(and(eq(pageSnapshots.id, id), ne(pageSnapshots.kind, "published")));
}

/** The versions of an owner, the newest first, without what they hold. */
export async function listSnapshots(
  database: Database,
  owner: OwnerKey,
  range: { limit: number; offset: number },
): Promise<{ count: number; snapshots: Omit<Snapshot, "sections" | "content">[] }> {
  const { sections: _sections, content: _content, ...columns } = getTableColumns(pageSnapshots);
  const [total] = await database
    .select({ count: count() })
    .from(pageSnapshots)
    .where(ofOwner(owner));
  const snapshots = await database
    .select(columns)
    .from(pageSnapshots)
    .where(ofOwner(owner))
    .orderBy(desc(pageSnapshots.id))
    .limit(range.limit)
    .offset(range.offset);
  return { count: total?.count ?? 0, snapshots };
}
