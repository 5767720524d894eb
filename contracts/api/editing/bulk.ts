import type { StaffRecord } from "../../calls/resources.ts";

/** The outcome for one record: fields that get other values, or its end. */
export type BulkChange = { id: number; /** That its author saw. */ revision: number } & (
  | { set: Record<string, unknown>; remove?: never }
  | { set?: never; remove: true }
);

export interface BulkRequest {
  /** Whether nothing is stored and only the results are answered. */
  dry_run: boolean;
  /** At most 100, each record once. All of them are done, or none. */
  changes: BulkChange[];
}

export interface BulkResult {
  id: number;
  /** What people call it. */
  title: string;
  /** The revision that it has now, or would have; null where it is deleted. */
  revision: number | null;
  /** Fields whose values differ, as they were; a call that sets these takes the change back. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Whether visitors could see it, and can see it now. */
  was_public: boolean;
  is_public: boolean;
}

export interface BulkAnswer {
  results: BulkResult[];
}

/**
 * In the details of a refusal: the record that is to blame. Nothing of the call was done.
 * `current` is the record as it is by now, where another person has changed it.
 */
export interface BulkProblem {
  record: { id: number; title: string };
  current?: StaffRecord;
}
