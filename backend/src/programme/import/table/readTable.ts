import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FileProblem } from "@festival/contracts/api/editing/imports";
import { TableProblem } from "./tableProblem.ts";

/** What a table holds: its headings, and its rows with their place in the file. */
export interface Table {
  header: string[];
  rows: { position: number; cells: Record<string, string> }[];
}

const worker = new URL("./readTable.worker.ts", import.meta.url);
const mostMs = 30_000;
const mostMegabytes = 512;
const longestCell = 20_000;

type Answer = { rows: string[][] } | { problem: FileProblem; cell: string };

/** The cells of a file, read in a thread that ends when it takes too much time or memory. */
async function readCells(bytes: Buffer): Promise<string[][]> {
  const thread = new Worker(worker, {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const signal = AbortSignal.timeout(mostMs);
    const [answer] = (await once(thread, "message", { signal })) as [Answer];
    if ("problem" in answer) throw new TableProblem(answer.problem, answer.cell);
    return answer.rows;
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem("bomb");
  } finally {
    await thread.terminate();
  }
}

/** @example letterOf(27) => "AB" */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : "") +
  String.fromCharCode(65 + (column % 26));

/** Headings, each once; a column without one is called by its letter. */
function headingsOf(row: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return row.map((cell, column) => {
    const name = cell.replaceAll(/\s+/g, " ").trim().slice(0, 280) || letterOf(column);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * Reads a table: CSV or the first sheet of a workbook. Its first row that is not empty holds the headings.
 * @throws TableProblem
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  const cells = await readCells(bytes);
  const first = cells.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const body = cells.slice(first + 1);
  const width = Math.max(...[cells[first] ?? [], ...body].map((row) => row.length), 0);
  const header = headingsOf(
    Array.from({ length: width }, (_, column) => cells[first]?.[column] ?? ""),
  );
  const rows = body.flatMap((row, index) => {
    const filled = row.flatMap((text, column): [string, string][] => {
      const heading = header[column];
      return heading === undefined || text.trim() === "" ? [] : [[heading, text]];
    });
    const tooLong = row.findIndex((text) => text.length > longestCell);
    const position = first + index + 2;
    if (tooLong >= 0) throw new TableProblem("columns", `${letterOf(tooLong)}${position}`);
    return filled.length === 0 ? [] : [{ position, cells: Object.fromEntries(filled) }];
  });
  if (first < 0 || rows.length === 0) throw new TableProblem("empty");
  return { header, rows };
}
