import type { Static } from "typebox";
import type {
  Remark,
  RemarkRequest,
  RemarkUpdate,
  Review,
  ReviewCreated,
  ReviewedContent,
  ReviewQuery,
  ReviewRequest,
} from "../api/editing/reviews.ts";
import type { SectionOwnerType } from "../api/sectionEditing.ts";
import type { Delete, Get, Post } from "./call.ts";

interface Owner {
  owner: Static<typeof SectionOwnerType>;
  id: number;
}

/** What the holder of a link sees. */
export const getReview: Get<{ query: Static<typeof ReviewQuery>; answer: ReviewedContent }> = {
  method: "GET",
  path: "/:locale/api/reviews/",
  for: "visitor",
};

/** A comment or a decision of a link's holder. */
export const createRemark: Post<{ body: RemarkRequest; answer: Remark }> = {
  method: "POST",
  path: "/:locale/api/reviews/",
  for: "visitor",
};

/** All links to drafts of an owner with what readers wrote, the newest first. */
export const listReviews: Get<{ params: Owner; answer: Review[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/:owner/:id/reviews/",
  for: "staff",
};

/** Freezes the working copy, and makes a link by which it can be read without an account. */
export const createReview: Post<{
  params: Owner;
  body: Static<typeof ReviewRequest>;
  answer: ReviewCreated;
}> = { method: "POST", path: "/:locale/pageeditor-api/:owner/:id/reviews/", for: "staff" };

/** Ends a link. What was written by it stays. */
export const endReview: Delete<{ params: Owner & { review: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/:owner/:id/reviews/:review/",
  for: "staff",
};

/** Ticks a remark off, or brings it back. */
export const updateRemark: Post<{
  params: Owner & { review: number; remark: number };
  body: Static<typeof RemarkUpdate>;
  answer: Remark;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/:owner/:id/reviews/:review/remarks/:remark/",
  for: "staff",
};
