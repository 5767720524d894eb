import { ApiError } from "@festival/contracts/errors";
import type { Database } from "../../platform/database/openDatabase.ts";
import type { ImportMapping } from "../../platform/database/schema/index.ts";
import { ImportError } from "./importError.ts";
import { insertImport, keepProfile, storeRows, type ImportRecord } from "./imports.repository.ts";
import { nyphilEvents } from "./nyphil/nyphilEvents.ts";
import { readNyphilFile } from "./nyphil/nyphilFile.ts";
import {
  stageRows,
  type ArchiveContent,
  type ImportReading,
  type RowContent,
} from "./stageRows.ts";
import { guessMapping } from "./table/columns.ts";
import { readTable } from "./table/readTable.ts";
import { mostRows, TableProblem } from "./table/tableProblem.ts";

/** A file of which nothing is compared yet. */
interface ReadFile {
  kind: ImportReading["kind"];
  header: string[];
  rows: RowContent[];
}

const refused = ({ problem, cell }: TableProblem) =>
  new ApiError("validation_failed", `The file is not read: ${problem} ${cell}`.trim(), {
    fields: { file: "invalid" },
    file: problem,
    cell,
  });

/** The archive's keys begin so. */
const archiveSource = "nyphil:concert";

function readArchive(bytes: Buffer): ReadFile {
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const { programmes, problems } = readNyphilFile(json);
    const concerts = nyphilEvents(programmes).map((event): ArchiveContent => {
      const { is_online: isOnline, ...fields } = event.fields;
      const title = (event.fields.title as { de: string }).de;
      // what is public says who imports; private concerts never are
      const shown = isOnline === false ? { is_online: false } : {};
      return { title, event: { ...event, fields: { ...fields, ...shown } }, problems: [] };
    });
    const leftOut = problems.map(({ position, row, reason }): ArchiveContent => ({
      title: row,
      event: null,
      problems: [{ column: position, field: "", code: "other", value: reason }],
    }));
    const rows = [...concerts, ...leftOut];
    if (rows.length > mostRows) throw new TableProblem("rows");
    if (rows.length === 0) throw new TableProblem("empty");
    const numbered = rows.map((content, index) => ({ position: index + 1, content }));
    return { kind: "archive", header: [], rows: numbered };
  } catch (error) {
    if (error instanceof TypeError) throw new TableProblem("encoding");
    if (error instanceof ImportError) throw new TableProblem("archive");
    throw error;
  }
}

/**
 * Reads a file: a table, or the archive's JSON.
 * @throws ApiError `validation_failed` with a `FileProblem` in `details.file`
 */
export async function readImportFile(bytes: Buffer): Promise<ReadFile> {
  try {
    const start = bytes
      .subarray(0, 200)
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trimStart();
    if (start.startsWith("{")) return readArchive(bytes);
    const { header, rows } = await readTable(bytes);
    const contents = rows.map(({ position, cells }) => ({ position, content: cells }));
    return { kind: "table", header, rows: contents };
  } catch (error) {
    throw error instanceof TableProblem ? refused(error) : error;
  }
}

/** Guesses what the remembered mapping does not say, or says of columns that this file has not. */
function mappingFor(header: readonly string[], remembered: ImportMapping): ImportMapping {
  const known = Object.entries(remembered.columns).filter(([, heading]) =>
    header.includes(heading),
  );
  if (known.length === 0) return { ...remembered, columns: guessMapping(header).columns };
  return { ...remembered, columns: Object.fromEntries(known) };
}

/** Keeps a file with what it would change; nothing of it is applied. */
export async function stageFile(
  tx: Database,
  { kind, header, rows }: ReadFile,
  { fileName, profile: name, by }: { fileName: string; profile: string; by: string },
): Promise<ImportRecord> {
  const profile = await keepProfile(tx, name, guessMapping(header));
  const mapping = mappingFor(header, profile.mapping);
  const source = kind === "archive" ? archiveSource : `profile:${profile.id}`;
  const staged = await stageRows(tx, rows, { kind, mapping, source });
  const { creates } = staged;
  const values = { kind, source, fileName, header, mapping, creates, createdBy: by };
  const record = await insertImport(tx, { ...values, profileId: profile.id });
  await storeRows(tx, record.id, staged.rows);
  return record;
}
