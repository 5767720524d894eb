import type { FileProblem } from "@festival/contracts/api/editing/imports";

/** Of a table, without its headings. */
export const mostRows = 5000;
export const mostColumns = 200;

/** Why a table is not read at all. */
export class TableProblem extends Error {
  override name = "TableProblem";
  readonly problem: FileProblem;
  /** The cell that is to blame, such as "B7"; empty where it is the whole file. */
  readonly cell: string;

  constructor(problem: FileProblem, cell = "") {
    super(cell === "" ? problem : `${problem}: ${cell}`);
    this.problem = problem;
    this.cell = cell;
  }
}
