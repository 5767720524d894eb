import type { Database } from "../../platform/database/openDatabase.ts";
import { system, write } from "../../platform/database/write.ts";
import { applyEvents } from "./applyEvents.ts";
import { compareEvents } from "./compareEvents.ts";
import { ImportError, type ImportProblem } from "./importError.ts";
import { nyphilEvents } from "./nyphil/nyphilEvents.ts";
import { readNyphilFile } from "./nyphil/nyphilFile.ts";
import { referenceKinds } from "./references.ts";

export interface ImportResult {
  events: { new: number; changed: number; unchanged: number };
  /** Rows made for what the events name and the festival did not know yet, by kind. */
  created: Record<string, number>;
  /** The rows of the file that were not taken, in its order. */
  leftOut: ImportProblem[];
}

/** Of a file; the history's largest have a few megabytes. */
export const mostBytes = 64 * 1024 * 1024;

const countRows = (count: number) => (count === 1 ? "1 row is" : `${count} rows are`);

/**
 * Reads a file of the New York Philharmonic's performance history into the festival's tables: its good
 * rows, all of them or, where the database fails, none. Fields that staff changed stay as they are.
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
  const imported = nyphilEvents(programmes);
  if (problems.length > 0 && (isStrict || imported.length === 0)) {
    const why = isStrict ? `${countRows(problems.length)} bad` : "the file holds no good concert";
    throw new ImportError(`Nothing was imported: ${why}.`, problems);
  }
  return write(database, system("import"), async (tx, change) => {
    const { compared } = await compareEvents(tx, imported);
    const refused = compared
      .filter(({ state }) => state === "refused")
      .map(({ event, problems: fields }) => ({
        position: event.key,
        row: "concert",
        reason: Object.entries(fields)
          .map(([field, problem]) => `${field}: ${problem}`)
          .join("; "),
      }));
    if (isStrict && refused.length > 0) {
      throw new ImportError(`Nothing was imported: ${countRows(refused.length)} bad.`, refused);
    }
    const { applied, created: ids } = await applyEvents(tx, compared);
    const count = (name: string) => compared.filter(({ state }) => state === name).length;
    const events = { new: count("new"), changed: count("changed"), unchanged: count("unchanged") };
    const created = Object.fromEntries(
      referenceKinds.map((kind) => [kind, ids[kind]?.length ?? 0]),
    );
    const leftOut = [...problems, ...refused];
    if (applied.length > 0) {
      // too much to name
      change.tag("all");
      change.audit({
        action: "import",
        what: "events",
        details: { ...events, created, leftOut: leftOut.length },
      });
    }
    return { events, created, leftOut };
  });
}
