import type { RemoteName } from "../containers.ts";
import type { Versions } from "../release.ts";

/** Folder of the release store in which each shell says what it serves. */
export const shellReports = "shells";

/** A live release that a shell can't use; it serves an earlier one, or none. */
export interface UnusableRelease {
  name: RemoteName;
  version: string;
  /** One clause, without a full stop. */
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** `shells/HOST-PID.json` in the release store. */
export interface ShellReport {
  host: string;
  /** Of its supervisor. */
  pid: number;
  /** When this was written; a shell that runs writes it again every half minute. ISO 8601. */
  at: string;
  /** The change of `live.json` that it knows. */
  revision: number;
  /** What all of its workers serve, or are about to. */
  serves: Versions;
  unusable: UnusableRelease[];
  /** What is wrong with `live.json`, as a clause. */
  storeProblem: string | null;
}
