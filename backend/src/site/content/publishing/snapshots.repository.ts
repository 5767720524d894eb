import { and, count, desc, eq, inArray, max } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  homeBlocks,
  pageSnapshots,
  type SectionOwner,
  type StoredSection,
} from "../../../platform/database/schema/index.ts";
import { getOwner, type OwnerKey } from "../pages/owners.repository.ts";
import { listWorkingSections } from "./workingCopy.repository.ts";

/** How content of a new snapshot is written; readers must know all numbers up to this one. */
const snapshotSchema = 2;

export type Snapshot = typeof pageSnapshots.$inferSelect;

/** What an owner holds: sections, or the fields of a block of the home page. */
export interface StoredContent {
  sections: StoredSection[];
  content: Record<string, unknown> | null;
}

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
    .where(ofOwner(owner))
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
    .where(and(eq(pageSnapshots.ownerType, ownerType), inArray(pageSnapshots.ownerId, [...ids])))
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
    return { sections: [], content: block?.content ?? null };
  }
  return { sections: await listWorkingSections(database, { ownerType, ownerId }), content: null };
}

export interface Author {
  userId: number | null;
  name: string;
}

/**
 * Stores content, in both languages, as what the public sees from now on.
 * @param content all of the working copy where absent
 */
export async function createSnapshot(
  transaction: Database,
  owner: OwnerKey,
  author: Author,
  publishedAt: Date,
  content?: StoredContent,
): Promise<Snapshot> {
  const { revision = 1 } = (await getOwner(transaction, owner)) ?? {};
  const [snapshot] = await transaction
    .insert(pageSnapshots)
    .values({
      ...owner,
      ...(content ?? (await getWorkingContent(transaction, owner))),
      schema: snapshotSchema,
      revision,
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

/** What was published of an owner, the newest first, without what it held. */
export async function listSnapshots(
  database: Database,
  owner: OwnerKey,
  range: { limit: number; offset: number },
): Promise<{ count: number; snapshots: Omit<Snapshot, "sections" | "content">[] }> {
  const { id, ownerType, ownerId, schema, revision, authorId, author, publishedAt } = pageSnapshots;
  const [total] = await database
    .select({ count: count() })
    .from(pageSnapshots)
    .where(ofOwner(owner));
  const snapshots = await database
    .select({ id, ownerType, ownerId, schema, revision, authorId, author, publishedAt })
    .from(pageSnapshots)
    .where(ofOwner(owner))
    .orderBy(desc(pageSnapshots.id))
    .limit(range.limit)
    .offset(range.offset);
  return { count: total?.count ?? 0, snapshots };
}
