import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { pageSnapshots, type StoredSection } from "../../../platform/database/schema/index.ts";
import { getOwner } from "../pages/owners.repository.ts";
import { createSnapshot, type Author } from "../publishing/snapshots.repository.ts";
import { blocksIn } from "../sections/shownBlocks.ts";
import type { ReviewRow } from "./reviews.repository.ts";

type Frozen = ReadonlyMap<number, StoredSection[]>;

/**
 * Keeps the working copy of each reusable block that a draft shows, as a version of the block.
 * @param at when the link to the draft is made, by which they are found again
 */
export async function freezeBlocks(
  transaction: Database,
  sections: readonly StoredSection[],
  author: Author,
  at: Date,
): Promise<void> {
  for (const ownerId of blocksIn(sections)) {
    const owner = { ownerType: "block", ownerId } as const;
    // an older draft may name a block that is deleted
    if (!(await getOwner(transaction, owner))) continue;
    await createSnapshot(transaction, owner, author, at, { kind: "review" });
  }
}

/**
 * The sections of reusable blocks as they were when a link was made, by the id of the block. Links that are older than
 * these versions have none.
 */
export async function readFrozenBlocks(
  database: Database,
  { createdAt }: Pick<ReviewRow, "createdAt">,
  sections: readonly StoredSection[],
): Promise<Frozen> {
  const ids = blocksIn(sections);
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: pageSnapshots.ownerId, sections: pageSnapshots.sections })
    .from(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.ownerType, "block"),
        inArray(pageSnapshots.ownerId, ids),
        eq(pageSnapshots.kind, "review"),
        eq(pageSnapshots.publishedAt, createdAt),
      ),
    )
    // of two links of one moment the first one stays
    .orderBy(desc(pageSnapshots.id));
  return new Map(rows.map((row) => [row.id, row.sections]));
}

/** The sections of those blocks that both have, in the same order, to be compared. */
export function inBoth(before: Frozen, after: Frozen): [StoredSection[], StoredSection[]] {
  const ids = [...before.keys()].filter((id) => after.has(id)).toSorted((one, two) => one - two);
  const of = (frozen: Frozen) => ids.flatMap((id) => frozen.get(id) ?? []);
  return [of(before), of(after)];
}
