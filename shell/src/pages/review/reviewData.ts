import type { Section } from "@festival/contracts/api/content";
import type { RemarkKind } from "@festival/contracts/reviews/bounds";
import type { ReviewedChange, ReviewedPart } from "@festival/contracts/api/editing/reviews";

export interface ShownRemark {
  id: number;
  kind: RemarkKind;
  quote: string;
  text: string;
  /** Who wrote it and when, in words. */
  by: string;
  isResolved: boolean;
}

/** What a remark can stand at: a part of the head, or a section with all in it. */
export interface Piece {
  /** In the document. */
  id: string;
  label: string;
  /** Empty for a section. */
  part: string;
  section: number | null;
  shown: { part: ReviewedPart } | { section: Section };
  /** Since the last approval. */
  changes: readonly ReviewedChange[];
  remarks: readonly ShownRemark[];
}

export type RemarkProblem = "name" | "text" | "long" | "busy" | "full" | "other";

/** What was typed and not taken. */
export interface Unsent {
  /** Id of its piece; empty for a decision. */
  piece: string;
  quote: string;
  text: string;
  name: string;
  problem: RemarkProblem;
  /** Characters at most, where it is too long. */
  max?: number;
}

export type ReviewPageData =
  | { isOpen: false }
  | {
      isOpen: true;
      title: string;
      author: string;
      /** What staff wrote to the readers; may be empty. */
      note: string;
      until: string;
      pieces: readonly Piece[];
      /** Decisions, comments on the whole, and those on what is not here. */
      remarks: readonly ShownRemark[];
      /** Who approved an earlier version, when, and what has been removed since; null where there was no approval. */
      approved: { name: string; at: string; removed: readonly ReviewedChange[] } | null;
      sent: RemarkKind | null;
      unsent: Unsent | null;
    };
