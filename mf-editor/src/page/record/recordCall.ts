import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { isErrorBody, type FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";
import { inEachLanguage } from "../languageProblems.ts";

/** A record of staff's resources, such as venue 4. */
export interface RecordKey {
  resource: string;
  id: number;
}

export type Failure =
  | { kind: "offline" | "signedOut" | "gone" | "failed" }
  /** By what is wrong, such as "description.de". */
  | { kind: "refused"; problems: Readonly<Record<string, FieldProblem>> }
  /** Another person was faster. */
  | { kind: "changed"; record: StaffRecord; by: string };

const failureOf = (status: number): Failure => {
  if (status === 401) return { kind: "signedOut" };
  if (status === 404) return { kind: "gone" };
  return { kind: status === 0 ? "offline" : "failed" };
};

const unanswered = { ok: false, status: 0, body: undefined } as const;

export async function readRecord(
  { resource, id }: RecordKey,
  locale: Locale,
): Promise<StaffRecord | Failure> {
  const { get } = resourceCalls(resource);
  const answer = await fetchCall(get, { locale, id }, { cache: "no-store" }).catch(
    () => unanswered,
  );
  return answer.ok ? answer.body : failureOf(answer.status);
}

export const isFailure = (answer: StaffRecord | Failure): answer is Failure => "kind" in answer;

/** Who made the newest revision; empty where that is not known. */
async function lastAuthor({ resource, id }: RecordKey, locale: Locale): Promise<string> {
  const { versions } = resourceCalls(resource);
  const answer = await fetchCall(versions, { locale, id }).catch(() => unanswered);
  return answer.ok ? (answer.body[0]?.actor ?? "") : "";
}

/** Writes one field of a record, upon the revision that its author saw. */
export async function writeRecord(
  key: RecordKey,
  locale: Locale,
  body: Record<string, unknown> & { revision: number },
): Promise<StaffRecord | Failure> {
  const { update } = resourceCalls(key.resource);
  const answer = await sendCall(update, { locale, id: key.id }, body).catch(() => unanswered);
  if (answer.ok) return answer.body;
  const details = isErrorBody(answer.body) ? (answer.body.details ?? {}) : {};
  if (answer.status === 422) {
    return { kind: "refused", problems: inEachLanguage(details.fields ?? {}) };
  }
  const current = details.current as StaffRecord | undefined;
  if (answer.status === 409 && current) {
    return { kind: "changed", record: current, by: await lastAuthor(key, locale) };
  }
  return failureOf(answer.status);
}
