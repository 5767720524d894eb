import { ApiError, type FieldProblem } from "@festival/contracts/errors";

/** What the database says of a row that does not go with the others. */
interface Violation {
  code: string;
  detail?: string;
}

/** PostgreSQL's codes. */
const unique = "23505";
const reference = "23503";
const outOfRange = "22003";

function violationOf(error: unknown): Violation | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause
    ? (cause as Violation)
    : undefined;
}

/** The first column that "Key (venue_id)=(7) is not present" names; an expression as it stands. */
function columnIn(detail: string | undefined): string {
  return /^Key \(+([a-z0-9_]+)/.exec(detail ?? "")?.[1] ?? "record";
}

/**
 * Says in the API's words what the database has against a row: another row has the name already, or a reference
 * leads nowhere.
 * @param field that is to blame; the row's column where absent
 * @throws ApiError, or the error itself where it is something else
 */
export function referenceProblem(error: unknown, field?: string): never {
  const violation = violationOf(error);
  const fail = (problem: FieldProblem) => {
    const fields = { [field ?? columnIn(violation?.detail)]: problem };
    return new ApiError("validation_failed", "Some fields are not valid.", { fields });
  };
  if (violation?.code === unique) throw fail("taken");
  if (violation?.code === reference) throw fail("unknown");
  if (violation?.code === outOfRange) throw fail("out_of_range");
  throw error;
}
