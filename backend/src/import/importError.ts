/** What is wrong with one record of an imported file. */
export interface ImportProblem {
  /** Where it stands, such as `programs[12].concerts[0].Date`. */
  position: string;
  /** One clause, such as "is no date: \"2024-13-01\"". */
  reason: string;
}

/** A file that cannot be imported; nothing of it was stored. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly problems: readonly ImportProblem[];

  constructor(message: string, problems: readonly ImportProblem[] = []) {
    super(
      [message, ...problems.map((problem) => `${problem.position} ${problem.reason}`)].join("\n"),
    );
    this.problems = problems;
  }
}
