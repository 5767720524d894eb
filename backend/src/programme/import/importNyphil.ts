import type { Database } from "../../platform/database/openDatabase.ts";
import { ImportError, type ImportProblem } from "./importError.ts";
import { nyphilEvents } from "./nyphil/nyphilEvents.ts";
import { readNyphilFile } from "./nyphil/nyphilFile.ts";
import { storeEvents, type StoredEvents } from "./storeEvents.ts";

export interface ImportResult extends StoredEvents {
  /** The rows of the file that were not taken, in its order. */
  leftOut: ImportProblem[];
}

/** Of a file; the history's largest have a few megabytes. */
export const mostBytes = 64 * 1024 * 1024;

const countRows = (count: number) => (count === 1 ? "1 row is" : `${count} rows are`);

/**
 * Reads a file of the New York Philharmonic's performance history into the festival's tables: its good
 * rows, all of them or, where the database fails, none.
 * @param isStrict whether a single bad row keeps out all others
 * @throws ImportError where nothing was stored: it is no such file, holds no good concert, or a bad row
 * and `isStrict`
 */
export async function importNyphil(
  database: Database,
  json: string,
  isStrict = false,
): Promise<ImportResult> {
  const { programmes, problems } = readNyphilFile(json);
  const events = nyphilEvents(programmes);
  if (problems.length > 0 && (isStrict || events.length === 0)) {
    const why = isStrict ? `${countRows(problems.length)} bad` : "the file holds no good concert";
    throw new ImportError(`Nothing was imported: ${why}.`, problems);
  }
  return { ...(await storeEvents(database, events, problems.length)), leftOut: problems };
}
