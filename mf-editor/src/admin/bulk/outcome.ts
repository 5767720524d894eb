import type { BulkResult } from "@festival/contracts/api/editing/bulk";

/** What becomes of a record, and what visitors notice of it. */
export interface OutcomeRow {
  id: number;
  title: string;
  effect:
    | "appears"
    | "disappears"
    | "changes"
    | "changesOffline"
    | "same"
    | "deleted"
    | "deletedPublic"
    | "publish"
    | "unpublish";
}

export interface Outcome {
  rows: readonly OutcomeRow[];
  /**
   * Takes it back, all or none; absent where it cannot be.
   * @throws CallProblem where another person has changed one of them since
   */
  undo?: (() => Promise<void>) | undefined;
}

export function effectOf(result: BulkResult): OutcomeRow["effect"] {
  const { revision, before, was_public: was, is_public: is } = result;
  if (revision === null) return was ? "deletedPublic" : "deleted";
  if (was !== is) return is ? "appears" : "disappears";
  if (Object.keys(before).length === 0) return "same";
  return is ? "changes" : "changesOffline";
}
