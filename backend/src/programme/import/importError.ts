/** What is wrong with one row of an imported file, which is left out for it. */
export interface ImportProblem {
  /** Where it stands, such as `programs[12].concerts[0]`. */
  position: string;
  /** What it is in its source, such as "work of program 3853". */
  row: string;
  /** What is wrong, in clauses, such as "Date is no date: \"2024-13-01\"". */
  reason: string;
}

/** One line for a person, such as `programs[9].works[6], work of program 3853: ID must be string`. */
export function describeProblem({ position, row, reason }: ImportProblem): string {
  return `${position}, ${row}: ${reason}`;
}

/** A file of which nothing was stored. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly problems: readonly ImportProblem[];

  constructor(message: string, problems: readonly ImportProblem[] = []) {
    super([message, ...problems.map(describeProblem)].join("\n"));
    this.problems = problems;
  }
}
