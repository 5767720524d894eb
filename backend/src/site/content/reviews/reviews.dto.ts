import type { Remark, Review } from "@festival/contracts/api/editing/reviews";
import type { RemarkRow, ReviewRow } from "./reviews.repository.ts";

export const toRemark = ({
  id,
  kind,
  sectionId,
  part,
  quote,
  text,
  name,
  at,
  resolvedAt,
}: RemarkRow): Remark => ({
  id,
  kind,
  section: sectionId,
  part,
  quote,
  text,
  name,
  at: at.toISOString(),
  resolved_at: resolvedAt?.toISOString() ?? null,
});

/** Whether readers outside see something by a link. */
export const stateOf = ({ expiresAt, endedAt }: ReviewRow, now: Date): Review["state"] => {
  if (endedAt) return "ended";
  return expiresAt <= now ? "expired" : "open";
};

export const toReview = (review: ReviewRow, remarks: readonly RemarkRow[], now: Date): Review => ({
  id: review.id,
  version: review.versionId,
  note: review.note,
  author: review.author,
  created_at: review.createdAt.toISOString(),
  expires_at: review.expiresAt.toISOString(),
  state: stateOf(review, now),
  remarks: remarks.map(toRemark),
});
