import { requestPasswordReset } from "@festival/contracts/calls/staff";
import type { LoadedPage, PageRequest, PostedForm } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { callsOf, posted, resultOf, signInPage, type CommonProblem } from "./signInPage.ts";
import { signInTexts } from "./signInTexts.ts";

export interface ForgotPasswordData {
  /** Whether the mail was asked for; the same for each address. */
  isSent: boolean;
  email: string;
  problem?: CommonProblem | "invalid";
}

function pageOf({ locale }: PageRequest, data: ForgotPasswordData): LoadedPage<ForgotPasswordData> {
  return signInPage({
    title: signInTexts(locale)(data.isSent ? "forgot.sentTitle" : "forgot.title"),
    data,
    problem: data.problem,
    here: (other) => href("forgotPassword", other),
  });
}

/** Asks for the address that a link is sent to. */
export async function loadForgotPassword(
  request: PageRequest,
): Promise<LoadedPage<ForgotPasswordData>> {
  return pageOf(request, { isSent: false, email: "" });
}

/** Asks for a mail with a link to choose a new password. */
export async function actForgotPassword(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadedPage<ForgotPasswordData>> {
  const email = posted(form, "email", 254);
  const { locale } = request;
  const answer = await callsOf(request)(requestPasswordReset, { email, locale });
  const result = resultOf(answer, () => "invalid" as const);
  if ("problem" in result) return pageOf(request, { isSent: false, email, ...result });
  return pageOf(request, { isSent: true, email: "" });
}
