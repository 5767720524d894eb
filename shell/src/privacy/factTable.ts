/** A table of facts in the reader's language. Plain JSON, so that pages can carry it without its words' code. */
export interface FactTable {
  title: string;
  columns: readonly string[];
  /** In the order of the columns; the first cell names the row. */
  rows: readonly (readonly string[])[];
}
