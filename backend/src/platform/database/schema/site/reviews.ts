import type { RemarkKind } from "@festival/contracts/reviews/bounds";
import type { RichText } from "@festival/contracts/api/common";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, localized } from "../columns.ts";
import { users } from "../staff/staff.ts";
import { pageSnapshots, type SectionOwner } from "./content.ts";

/** A piece of a head as it was when a link was made, names of records included. */
export interface FrozenPart {
  key: string;
  label: string;
  text: string | null;
  rich: RichText | null;
  imageId: number | null;
}

/** Links by which readers without an account see a version. They go with it. */
export const contentReviews = pgTable(
  "content_reviews",
  {
    id: id(),
    ownerType: text().$type<SectionOwner>().notNull(),
    ownerId: integer().notNull(),
    versionId: integer()
      .notNull()
      .references(() => pageSnapshots.id, { onDelete: "cascade" }),
    /** SHA-256 of what the link's address ends with. */
    tokenHash: text().notNull().unique("content_reviews_token"),
    /** The head; the sections stand in the version. */
    parts: localized<FrozenPart[]>().notNull(),
    note: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Name as it was then, which outlives the account. */
    author: text().notNull(),
    /** This and all that follows by the festival's clock. */
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Null where it was not ended. */
    endedAt: instant(),
  },
  (table) => [
    index("content_reviews_by_owner").on(table.ownerType, table.ownerId, table.id),
    index("content_reviews_by_version").on(table.versionId),
  ],
);

/** What readers outside wrote, and what they decided. */
export const contentReviewRemarks = pgTable(
  "content_review_remarks",
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => contentReviews.id, { onDelete: "cascade" }),
    kind: text().$type<RemarkKind>().notNull(),
    sectionId: integer(),
    /** Key of a part of the head; empty elsewhere. */
    part: text().notNull(),
    quote: text().notNull(),
    text: text().notNull(),
    /** As the reader wrote it. */
    name: text().notNull(),
    at: instant().notNull(),
    resolvedAt: instant(),
  },
  (table) => [index("content_review_remarks_by_review").on(table.reviewId, table.id)],
);
