import type { PasswordLink, PasswordProblem } from "@festival/contracts/api/staff";
import { readPasswordLink, setPasswordByLink } from "@festival/contracts/calls/staff";
import { isErrorBody } from "@festival/contracts/errors";
import type {
  LoadedPage,
  LoadResult,
  PageRequest,
  PostedForm,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { callsOf, posted, resultOf, signInPage, type CommonProblem } from "./signInPage.ts";
import { signInTexts } from "./signInTexts.ts";

type Problem = CommonProblem | PasswordProblem | "mismatch";

export type NewPasswordData =
  | { isOver: true }
  | {
      isOver: false;
      /** Whose password it is; null where the backend does not say now. */
      link: PasswordLink | null;
      /** Where the form is sent to: this page, with the link's token. */
      here: string;
      problem?: Problem;
    };

const tokenOf = ({ route }: PageRequest) => (route.query.token ?? "").slice(0, 100) || "-";

/** What is wrong with the password, as the backend names it. */
function passwordProblem(body: unknown): PasswordProblem {
  const problem = isErrorBody(body)
    ? (body.details?.problem as PasswordProblem | undefined)
    : undefined;
  return problem ?? "too_short";
}

async function pageOf(
  request: PageRequest,
  refused?: Problem,
): Promise<LoadedPage<NewPasswordData>> {
  const token = tokenOf(request);
  const here = (locale: PageRequest["locale"]) => href("newPassword", locale, {}, { token });
  const t = signInTexts(request.locale);
  const answer = await callsOf(request)(readPasswordLink, { token });
  if (answer && !answer.ok) {
    return signInPage({
      title: t("newPassword.overTitle"),
      data: { isOver: true },
      status: 404,
      here,
    });
  }
  const link = answer?.body ?? null;
  const problem = refused ?? (link ? undefined : "unavailable");
  return signInPage({
    title:
      link?.purpose === "invitation"
        ? t("newPassword.invitation", { name: link.username })
        : t("newPassword.reset"),
    data: { isOver: false, link, here: here(request.locale), problem },
    problem,
    here,
  });
}

/** The form to which a mail's link leads. Reading it uses nothing up. */
export const loadNewPassword = (request: PageRequest): Promise<LoadedPage<NewPasswordData>> =>
  pageOf(request);

/** Sets the password by the link. */
export async function actNewPassword(
  request: PageRequest,
  form: PostedForm,
): Promise<LoadResult<NewPasswordData>> {
  // one more than a password may have: the backend refuses it
  const password = posted(form, "password", 201);
  if (password !== posted(form, "repeat", 201)) return pageOf(request, "mismatch");
  const answer = await callsOf(request)(setPasswordByLink, { token: tokenOf(request), password });
  const result = resultOf(answer, ({ body }) => passwordProblem(body));
  if ("problem" in result) return pageOf(request, result.problem);
  const to = href("login", request.locale, {}, { done: 1 });
  return { kind: "redirect", status: 303, to, cookies: result.taken.cookies };
}
