import type { HomeBlockName, HomeBlockState } from "@festival/contracts/api/home";
import { homeBlockCalls } from "@festival/contracts/calls/content";
import { isErrorBody, type FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";
import { inEachLanguage } from "../languageProblems.ts";

export type Failure =
  | { kind: "offline" | "signedOut" | "failed" }
  /** By what is wrong, such as "headline.de" or "items.0.link". */
  | { kind: "refused"; problems: Readonly<Record<string, FieldProblem>> }
  /** Another person was faster. */
  | { kind: "changed"; block: HomeBlockState };

const unanswered = { ok: false, status: 0, body: undefined } as const;

const failureOf = (status: number): Failure => {
  if (status === 401) return { kind: "signedOut" };
  return { kind: status === 0 ? "offline" : "failed" };
};

export const isFailure = (answer: HomeBlockState | Failure): answer is Failure => "kind" in answer;

export async function readBlock(
  name: HomeBlockName,
  locale: Locale,
): Promise<HomeBlockState | Failure> {
  const answer = await fetchCall(homeBlockCalls(name).get, { locale }, { cache: "no-store" }).catch(
    () => unanswered,
  );
  return answer.ok ? answer.body : failureOf(answer.status);
}

/** Writes fields of a block as a draft, upon the revision that their author saw. */
export async function writeBlock(
  name: HomeBlockName,
  locale: Locale,
  body: Record<string, unknown> & { revision: number },
): Promise<HomeBlockState | Failure> {
  const { update } = homeBlockCalls(name);
  const answer = await sendCall(update, { locale }, body).catch(() => unanswered);
  if (answer.ok) return answer.body;
  const details = isErrorBody(answer.body) ? (answer.body.details ?? {}) : {};
  if (answer.status === 422) {
    return { kind: "refused", problems: inEachLanguage(details.fields ?? {}) };
  }
  const current = details.current as HomeBlockState | undefined;
  return answer.status === 409 && current
    ? { kind: "changed", block: current }
    : failureOf(answer.status);
}
