import { createSession, finishSession } from "@festival/contracts/calls/staff";
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
  nextPath,
  posted,
  resultOf,
  signInPage,
  type CommonProblem,
} from "./signInPage.ts";
import { signInTexts } from "./signInTexts.ts";

interface PasswordStep {
  step: "password";
  email: string;
  /** Why the last try failed. */
  problem?: CommonProblem | "wrong" | "expired";
  /** Whether the reader comes from choosing a password. */
  isDone: boolean;
}

interface CodeStep {
  step: "code";
  /** Of the first step. */
  token: string;
  problem?: CommonProblem | "wrong";
}

export type LoginData = (PasswordStep | CodeStep) & {
  /** Where the forms are sent to: this page. */
  here: string;
};

function pageOf(
  request: PageRequest,
  step: PasswordStep | CodeStep,
  status?: LoadedPage["status"],
): LoadedPage<LoginData> {
  const { locale, route } = request;
  const here = (other: PageRequest["locale"]) =>
    href("login", other, {}, { next: route.query.next && nextPath(request) });
  const t = signInTexts(locale);
  const title = t(step.step === "code" ? "code.title" : "login.title");
  return signInPage({
    title: step.problem ? t("problemTitle", { title }) : title,
    data: { ...step, here: here(locale) },
    problem: step.problem,
    status,
    here,
  });
}

const signedIn = (request: PageRequest, cookies: readonly string[]): Redirect => ({
  kind: "redirect",
  status: 303,
  to: nextPath(request),
  cookies,
});

/** The form for email address and password. */
export async function loadLogin(request: PageRequest): Promise<LoadedPage<LoginData>> {
  const isDone = request.route.query.done !== undefined;
  return pageOf(request, { step: "password", email: "", isDone });
}

async function sendPassword(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<LoginData>> {
  const email = posted(form, "email", 254);
  const body = { email, password: posted(form, "password") };
  const result = resultOf(await callsOf(request)(createSession, body), () => "wrong" as const);
  if ("problem" in result) {
    const { problem } = result;
    const status = problem === "wrong" ? 401 : undefined;
    return pageOf(request, { step: "password", email, isDone: false, problem }, status);
  }
  const { body: answer, cookies } = result.taken;
  // 202 asks for the second factor
  if ("token" in answer) return pageOf(request, { step: "code", token: answer.token });
  return signedIn(request, cookies);
}

async function sendCode(
  request: PageRequest,
  form: PostedForm,
  token: string,
): Promise<LoadResult<LoginData>> {
  const body = { token, code: posted(form, "code", 40) };
  const answer = await callsOf(request)(finishSession, body);
  const result = resultOf(answer, ({ status }) => (status === 404 ? "expired" : "wrong"));
  if ("taken" in result) return signedIn(request, result.taken.cookies);
  const { problem } = result;
  if (problem === "expired") {
    return pageOf(request, { step: "password", email: "", isDone: false, problem }, 401);
  }
  return pageOf(request, { step: "code", token, problem }, problem === "wrong" ? 401 : undefined);
}

/** Signs in, by password or, as the second step, by a code. */
export function actLogin(request: PageRequest, form: PostedForm): Promise<LoadResult<LoginData>> {
  const token = posted(form, "token");
  return token === "" ? sendPassword(request, form) : sendCode(request, form, token);
}
