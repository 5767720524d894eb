import { internalAccountCalls } from "@festival/contracts/calls/account";
import { isErrorBody } from "@festival/contracts/errors";
import type {
  LoadedPage,
  LoadResult,
  PageRequest,
  PostedForm,
  Redirect,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import {
  callsOf,
  posted,
  resultOf,
  signInPage,
  type CommonProblem,
  type Refused,
} from "./signInPage.ts";
import { signInTexts } from "./signInTexts.ts";

type Problem = CommonProblem | "password" | "code";

export type SecondFactorData = { problem?: Problem } & (
  | { step: "begin"; isRemoved: boolean }
  | { step: "remove"; recoveryCodes: number }
  /** `qrSvg` while the key is new. */
  | { step: "confirm"; secret: string; qrSvg?: string }
  /** Shown once. */
  | { step: "done"; codes: readonly string[] }
);

const titles = {
  begin: "secondFactor.title",
  remove: "secondFactor.title",
  confirm: "secondFactor.scanTitle",
  done: "secondFactor.doneTitle",
} as const;

const here = (locale: PageRequest["locale"]) => href("secondFactor", locale);

function pageOf({ locale }: PageRequest, data: SecondFactorData): LoadedPage<SecondFactorData> {
  const title = signInTexts(locale)(titles[data.step]);
  return signInPage({ title, data, problem: data.problem, here });
}

const isSignedOut = (answer: { status: number } | undefined) => answer?.status === 401;

function toLogin({ locale }: PageRequest): Redirect {
  const to = href("login", locale, {}, { next: here(locale) });
  return { kind: "redirect", status: 303, to };
}

/** Which field the backend has something against. */
function problemOf({ body }: Refused): Problem {
  return isErrorBody(body) && body.details?.fields?.password ? "password" : "code";
}

/** What the user has, and the form for what can be done about it. */
async function stateOf(
  request: PageRequest,
  { problem, isRemoved = false }: { problem?: Problem; isRemoved?: boolean } = {},
): Promise<LoadResult<SecondFactorData>> {
  const answer = await callsOf(request)(internalAccountCalls.get);
  if (isSignedOut(answer)) return toLogin(request);
  if (!answer?.ok) return pageOf(request, { step: "begin", isRemoved, problem: "unavailable" });
  const { has_second_factor: has, recovery_codes: recoveryCodes } = answer.body;
  if (has) return pageOf(request, { step: "remove", recoveryCodes, problem });
  return pageOf(request, { step: "begin", isRemoved, problem });
}

/** The user's own second factor: to set up, or to remove. */
export const loadSecondFactor = (request: PageRequest): Promise<LoadResult<SecondFactorData>> =>
  stateOf(request);

async function begin(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<SecondFactorData>> {
  const body = { password: posted(form, "password") };
  const answer = await callsOf(request)(internalAccountCalls.offerSecondFactor, body);
  if (isSignedOut(answer)) return toLogin(request);
  const result = resultOf(answer, problemOf);
  if ("problem" in result) return stateOf(request, result);
  const { secret, qr_svg: qrSvg } = result.taken.body;
  return pageOf(request, { step: "confirm", secret, qrSvg });
}

async function confirm(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<SecondFactorData>> {
  const body = { code: posted(form, "code", 40) };
  const answer = await callsOf(request)(internalAccountCalls.confirmSecondFactor, body);
  if (isSignedOut(answer)) return toLogin(request);
  const result = resultOf(answer, problemOf);
  if ("problem" in result) {
    const secret = posted(form, "secret", 100).replaceAll(/[^A-Z2-7]/g, "");
    return pageOf(request, { step: "confirm", secret, ...result });
  }
  return pageOf(request, { step: "done", codes: result.taken.body.recovery_codes });
}

async function remove(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<SecondFactorData>> {
  const body = { password: posted(form, "password"), code: posted(form, "code", 40) };
  const answer = await callsOf(request)(internalAccountCalls.removeSecondFactor, body);
  if (isSignedOut(answer)) return toLogin(request);
  const result = resultOf(answer, problemOf);
  return stateOf(request, "problem" in result ? result : { isRemoved: true });
}

/** Does what the form's step says. */
export async function actSecondFactor(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<SecondFactorData>> {
  switch (posted(form, "step")) {
    case "begin":
      return begin(request, form);
    case "confirm":
      return confirm(request, form);
    case "remove":
      return remove(request, form);
    default:
      return stateOf(request);
  }
}
