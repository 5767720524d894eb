import type { FileProblem } from "@festival/contracts/api/editing/imports";
import { SaxesParser } from "saxes";
import type { Entry, ZipFile } from "yauzl";
import { openArchive } from "../../../platform/archives/officeDocument.ts";
import { mostColumns, mostRows, TableProblem } from "./tableProblem.ts";

// Reads the first sheet of a workbook (ECMA-376), its values alone: no formulas, no links to other files.

const mostSharedStrings = 500_000;
const minutesOfDay = 24 * 60;

/** Formats of dates and times that are not written out in a workbook. */
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Whether a format shows days or times: its letters, without quoted words, colours and escaped characters. */
const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\./gi, ""));

/** Goes through a part; other parts and entities of its own it refuses. */
function parse(
  xml: string,
  on: {
    open?(name: string, attributes: Record<string, string>): void;
    text?(text: string): void;
    close?(name: string): void;
  },
): void {
  const parser = new SaxesParser({ xmlns: false });
  const local = (name: string) => name.replace(/^.*:/, "");
  parser.on("error", () => {
    throw new TableProblem("damaged");
  });
  parser.on("doctype", () => {
    throw new TableProblem("damaged");
  });
  parser.on("opentag", ({ name, attributes }) => {
    on.open?.(local(name), attributes);
  });
  parser.on("text", (text) => on.text?.(text));
  parser.on("cdata", (text) => on.text?.(text));
  parser.on("closetag", ({ name }) => on.close?.(local(name)));
  parser.write(xml).close();
}

async function readPart(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Where the first sheet lies, and whether days are counted from 1904. */
function findSheet(workbook: string, relations: string): { path: string; is1904: boolean } {
  let id: string | undefined;
  let is1904 = false;
  parse(workbook, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      if (name === "sheet" && attributes.state !== "hidden") id ??= attributes["r:id"];
    },
  });
  let target: string | undefined;
  parse(relations, {
    open(name, attributes) {
      if (name === "Relationship" && attributes.Id === id) target = attributes.Target;
    },
  });
  if (target === undefined) throw new TableProblem("damaged");
  return { path: target.startsWith("/") ? target.slice(1) : `xl/${target}`, is1904 };
}

/** Texts that cells share; of a text in pieces all of them, but no phonetic guides. */
function readSharedStrings(xml: string): string[] {
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let isGuide = false;
  parse(xml, {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") isGuide = true;
      if (name === "t") isText = true;
    },
    text(part) {
      if (isText && !isGuide) text += part;
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isGuide = false;
      if (name === "si" && texts.push(text) > mostSharedStrings) throw new TableProblem("rows");
    },
  });
  return texts;
}

/** Numbers of the styles that show days or times. */
function readDateStyles(xml: string): Set<number> {
  const own = new Map<number, string>();
  const found = new Set<number>();
  let isCells = false;
  let style = 0;
  parse(xml, {
    open(name, attributes) {
      if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      if (name === "cellXfs") isCells = true;
      if (name !== "xf" || !isCells) return;
      const format = Number(attributes.numFmtId);
      const code = own.get(format);
      if (code === undefined ? dateFormats.has(format) : isDateFormat(code)) found.add(style);
      style += 1;
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return found;
}

/**
 * A serial number as a day, a time or both.
 * @example 46159.8125 => "2026-05-17T19:30", 0.5 => "12:00"
 */
function dateOf(serial: number, is1904: boolean): string {
  const minutes = Math.round(serial * minutesOfDay);
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const reading = new Date(epoch + minutes * 60_000);
  if (Number.isNaN(reading.getTime())) return String(serial);
  const [day = "", time = ""] = reading.toISOString().slice(0, 16).split("T");
  if (serial < 1) return time;
  return minutes % minutesOfDay === 0 ? day : `${day}T${time}`;
}

/** @example columnOf("AB7") => 27 */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

interface SheetContext {
  shared: readonly string[];
  dateStyles: ReadonlySet<number>;
  is1904: boolean;
}

function readSheet(xml: string, { shared, dateStyles, is1904 }: SheetContext): string[][] {
  const rows: string[][] = [];
  let filled = 0;
  // rows and cells that do not say where they stand follow on the one before
  let row = -1;
  let cell = { column: -1, reference: "", type: "", style: 0 };
  let text = "";
  let isValue = false;
  const store = () => {
    const { column, reference, type, style } = cell;
    const isNumber = type === "" || type === "n";
    const value =
      type === "s"
        ? (shared[Number(text)] ?? "")
        : isNumber && text !== "" && dateStyles.has(style)
          ? dateOf(Number(text), is1904)
          : text;
    if (value.trim() === "") return;
    if (column >= mostColumns) throw new TableProblem("columns", reference);
    const cells = (rows[row] ??= []);
    if (cells.length === 0) filled += 1;
    if (filled > mostRows + 1) throw new TableProblem("rows");
    cells[column] = value;
  };
  parse(xml, {
    open(name, { r: reference = "", t: type = "", s: style = "0" }) {
      if (name === "row") {
        row = reference === "" ? row + 1 : Number(reference) - 1;
        cell.column = -1;
      }
      if (name === "c") {
        const column = reference === "" ? cell.column + 1 : columnOf(reference);
        cell = { column, reference, type, style: Number(style) };
        text = "";
      }
      if (name === "f") throw new TableProblem("formula", cell.reference);
      if (name === "v" || name === "t") isValue = true;
    },
    text(part) {
      if (isValue) text += part;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      if (name === "c") store();
    },
  });
  return Array.from(rows, (cells) => Array.from(cells ?? [], (value) => value ?? ""));
}

/**
 * The cells of a workbook's first sheet, as texts; days and times as "2026-05-17T19:30".
 * @throws TableProblem where it is none, or holds what is not read
 */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const opened = await openArchive(bytes);
  if (typeof opened === "string") throw new TableProblem(opened satisfies FileProblem);
  const { archive, entries } = opened;
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  if (
    entries.some(({ fileName }) => /^xl\/(?:externalLinks|connections|queryTables)/.test(fileName))
  )
    throw new TableProblem("external");
  const part = async (name: string) => {
    const entry = byName.get(name);
    return (
      entry && readPart(archive, entry).catch(() => Promise.reject(new TableProblem("damaged")))
    );
  };
  const types = (await part("[Content_Types].xml")) ?? "";
  if (/macroEnabled/i.test(types)) throw new TableProblem("macros");
  const workbook = await part("xl/workbook.xml");
  const relations = await part("xl/_rels/workbook.xml.rels");
  if (workbook === undefined || relations === undefined) throw new TableProblem("kind");
  const { path, is1904 } = findSheet(workbook, relations);
  const sheet = await part(path);
  if (sheet === undefined) throw new TableProblem("damaged");
  const styles = await part("xl/styles.xml");
  const shared = await part("xl/sharedStrings.xml");
  return readSheet(sheet, {
    shared: shared === undefined ? [] : readSharedStrings(shared),
    dateStyles: styles === undefined ? new Set() : readDateStyles(styles),
    is1904,
  });
}
