import type { Form, FieldValues } from "@festival/contracts/api/forms";
import type { ErrorBody } from "@festival/contracts/errors";
import type { KeptFile } from "./keptFiles.ts";

/** Why an entry did not arrive although nothing was wrong with it. */
export type SendFailure = "offline" | "unavailable" | "too_many_requests" | "other";

/** What is wrong, in the reader's words, by field slug; empty where there are no words for it. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is known after an entry was refused; all empty before the first attempt. */
export interface Refusal {
  problems: FieldProblems;
  failure: SendFailure | null;
  /** Asks whether a person sends this; the token goes with the answer. */
  question?: { text: string; token: string };
}

export interface FormPageData {
  form: Form;
  /** Where the form is, and where it is posted to. */
  address: string;
  allForms: string;
  home: string;
  values: FieldValues;
  /** Files of a refused post that wait at the server, by the slug of their field. */
  files?: Readonly<Record<string, readonly KeptFile[]>>;
  /** Set on the page that answers a refused post. */
  refusal: Refusal | null;
  sent: boolean;
}

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What an answer says about a field; empty where it has no words for it. */
export function messageFor(details: ErrorBody["details"], slug: string): string {
  const { messages } = details ?? {};
  return typeof messages === "object" && messages !== null
    ? wordsOf((messages as Readonly<Record<string, unknown>>)[slug])
    : "";
}

/** Words an API error for who sent an entry. */
export function refusalOf({ code, details }: Pick<ErrorBody, "code" | "details">): Refusal {
  if (code === "validation_failed" && details?.confirm_human === true) {
    const question = { text: wordsOf(details.message), token: wordsOf(details.token) };
    return { problems: {}, failure: null, question };
  }
  const wrong = Object.keys(details?.fields ?? {});
  if (code === "validation_failed" && wrong.length > 0) {
    const problems = wrong.map((slug) => [slug, messageFor(details, slug)] as const);
    return { problems: Object.fromEntries(problems), failure: null };
  }
  const isWorded = code === "too_many_requests" || code === "unavailable";
  return { problems: {}, failure: isWorded ? code : "other" };
}
