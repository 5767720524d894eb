/** The database cannot be opened; the message is one sentence for the operator who started the program. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
}
