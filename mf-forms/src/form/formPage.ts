import type { Form, FieldValues } from "@festival/contracts/api/forms";
import type { ErrorCode, FieldProblem } from "@festival/contracts/errors";

/** Why an entry did not arrive although nothing was wrong with it. */
export type SendFailure = "offline" | "too_many_requests" | "other";

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What is known after an entry was refused; all empty before the first attempt. */
export interface Refusal {
  problems: FieldProblems;
  failure: SendFailure | null;
}

/**
 * Id of whatever answers an entry, thanks or problems. Without scripts the post's address leads to
 * it, and with it the browser's focus.
 */
export const answerId = "answer";

export interface FormPageData {
  form: Form;
  /** Where the form is, and where it is posted to. */
  address: string;
  allForms: string;
  home: string;
  values: FieldValues;
  /** Set on the page that answers a refused post. */
  refusal: Refusal | null;
  sent: boolean;
}

/** Words an API error for who sent an entry. */
export function refusalOf(error: {
  code: ErrorCode;
  details?: { fields?: Record<string, FieldProblem> };
}): Refusal {
  const problems = error.details?.fields ?? {};
  if (error.code === "validation_failed" && Object.keys(problems).length > 0) {
    return { problems, failure: null };
  }
  return {
    problems: {},
    failure: error.code === "too_many_requests" ? "too_many_requests" : "other",
  };
}
