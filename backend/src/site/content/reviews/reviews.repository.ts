import type { RemarkKind } from "@festival/contracts/reviews/bounds";
import { and, asc, desc, eq, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  contentReviewRemarks,
  contentReviews,
  type SectionOwner,
} from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";

export type ReviewRow = typeof contentReviews.$inferSelect;
export type RemarkRow = typeof contentReviewRemarks.$inferSelect;

const ofOwner = ({ ownerType, ownerId }: OwnerKey<SectionOwner>) =>
  and(eq(contentReviews.ownerType, ownerType), eq(contentReviews.ownerId, ownerId));

export async function insertReview(
  transaction: Database,
  values: typeof contentReviews.$inferInsert,
): Promise<ReviewRow> {
  const [row] = await transaction.insert(contentReviews).values(values).returning();
  if (!row) throw new Error("The review was not stored.");
  return row;
}

/** Of one owner, the newest first. */
export function listReviews(
  database: Database,
  owner: OwnerKey<SectionOwner>,
): Promise<ReviewRow[]> {
  return database
    .select()
    .from(contentReviews)
    .where(ofOwner(owner))
    .orderBy(desc(contentReviews.id));
}

export async function getReviewByToken(
  database: Database,
  tokenHash: string,
): Promise<ReviewRow | undefined> {
  const [row] = await database
    .select()
    .from(contentReviews)
    .where(eq(contentReviews.tokenHash, tokenHash));
  return row;
}

/** Reads a review of an owner and locks it: remarks of others wait until this transaction ends. */
export async function holdReview(
  transaction: Database,
  owner: OwnerKey<SectionOwner>,
  id: number,
): Promise<ReviewRow | undefined> {
  const [row] = await transaction
    .select()
    .from(contentReviews)
    .where(and(ofOwner(owner), eq(contentReviews.id, id)))
    .for("update");
  return row;
}

export async function endReview(transaction: Database, id: number, endedAt: Date): Promise<void> {
  await transaction.update(contentReviews).set({ endedAt }).where(eq(contentReviews.id, id));
}

/** Of some reviews, in the order in which they came. */
export function listRemarks(
  database: Database,
  reviewIds: readonly number[],
): Promise<RemarkRow[]> {
  return database
    .select()
    .from(contentReviewRemarks)
    .where(inArray(contentReviewRemarks.reviewId, [...reviewIds]))
    .orderBy(asc(contentReviewRemarks.id));
}

export async function insertRemark(
  transaction: Database,
  values: typeof contentReviewRemarks.$inferInsert,
): Promise<RemarkRow> {
  const [row] = await transaction.insert(contentReviewRemarks).values(values).returning();
  if (!row) throw new Error("The remark was not stored.");
  return row;
}

/** @returns undefined where the review has no such remark */
export async function resolveRemark(
  transaction: Database,
  { reviewId, id }: Pick<RemarkRow, "reviewId" | "id">,
  resolvedAt: Date | null,
): Promise<RemarkRow | undefined> {
  const [row] = await transaction
    .update(contentReviewRemarks)
    .set({ resolvedAt })
    .where(and(eq(contentReviewRemarks.reviewId, reviewId), eq(contentReviewRemarks.id, id)))
    .returning();
  return row;
}

const isDecision = ne(contentReviewRemarks.kind, "comment");

/** What readers decided about some versions, in the order in which they did. */
export async function listDecisions(
  database: Database,
  versionIds: readonly number[],
): Promise<Map<number, { kind: Exclude<RemarkKind, "comment">; name: string; at: Date }[]>> {
  const rows = await database
    .select({
      versionId: contentReviews.versionId,
      kind: contentReviewRemarks.kind,
      name: contentReviewRemarks.name,
      at: contentReviewRemarks.at,
    })
    .from(contentReviewRemarks)
    .innerJoin(contentReviews, eq(contentReviews.id, contentReviewRemarks.reviewId))
    .where(and(inArray(contentReviews.versionId, [...versionIds]), isDecision))
    .orderBy(asc(contentReviewRemarks.id));
  return Map.groupBy(
    rows.flatMap(({ kind, ...row }) => (kind === "comment" ? [] : [{ ...row, kind }])),
    ({ versionId }) => versionId,
  );
}

/** The newest review before another one whose last decision approved it, with that decision. */
export async function getApprovedBefore(
  database: Database,
  { id, ownerType, ownerId }: ReviewRow,
): Promise<{ review: ReviewRow; decision: RemarkRow } | undefined> {
  const rows = await database
    .select({ review: contentReviews, decision: contentReviewRemarks })
    .from(contentReviews)
    .innerJoin(contentReviewRemarks, eq(contentReviews.id, contentReviewRemarks.reviewId))
    .where(and(ofOwner({ ownerType, ownerId }), lt(contentReviews.id, id), isDecision))
    .orderBy(desc(contentReviews.id), desc(contentReviewRemarks.id));
  const decided = new Set<number>();
  return rows.find(({ review, decision }) => {
    const isLast = !decided.has(review.id);
    decided.add(review.id);
    return isLast && decision.kind === "approved";
  });
}

/** Deletes links that expired before a moment, with all that was written by them; the versions stay. */
export async function deleteReviewsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(contentReviews).where(lt(contentReviews.expiresAt, moment));
}
