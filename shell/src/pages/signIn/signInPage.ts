import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type {
  LoadedPage,
  PageRequest,
  PostedForm,
  SignInAnswer,
  SignInCall,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { sitePath } from "../../sitePath.ts";

/** What each form of these pages can run into, whatever its fields are. */
export type CommonProblem = "unavailable" | "tooMany";

/** A page's status by what is wrong; for all else 422. */
const statusOfProblem: Readonly<Record<string, LoadedPage["status"]>> = {
  unavailable: 503,
  tooMany: 429,
};

/** @throws ApiError where the shell did not hand the calls over */
export function callsOf({ signIn }: PageRequest): SignInCall {
  if (!signIn) throw new ApiError("internal", "The calls for signing in are missing.");
  return signIn;
}

/** What an answer of the backend has against a form, where that has nothing to do with its fields. */
function commonProblem(answer: { status: number } | undefined): CommonProblem | undefined {
  if (!answer) return "unavailable";
  return answer.status === 429 ? "tooMany" : undefined;
}

/** What the backend has against a form. */
export type Refused = Pick<SignInAnswer<unknown>, "status" | "body">;

/** The answer to a form that the backend took; else what is wrong, by `ofFields` where it is about its fields. */
export function resultOf<Answer, Problem extends string>(
  answer: SignInAnswer<Answer> | undefined,
  ofFields: (refused: Refused) => Problem,
): { taken: SignInAnswer<Answer> & { ok: true } } | { problem: Problem | CommonProblem } {
  const problem = commonProblem(answer);
  if (!answer || problem) return { problem: problem ?? "unavailable" };
  return answer.ok ? { taken: answer } : { problem: ofFields(answer) };
}

/** A text field of a posted form; empty where there is none. */
export function posted(form: PostedForm, name: string, longest = 200): string {
  return (form[name]?.[0] ?? "").slice(0, longest);
}

/** Where to go after signing in: the path of this site that `next` names, else home. */
export function nextPath({ locale, route }: Pick<PageRequest, "locale" | "route">): string {
  return sitePath(route.query.next ?? "") ?? href("home", locale);
}

interface SignInPage<Data> {
  title: string;
  data: Data;
  problem?: string | undefined;
  /** Where it does not follow from the problem. */
  status?: LoadedPage["status"];
  /** The page's address in a language. */
  here: (locale: Locale) => string;
}

/** A page that only the one who asked may see, and no search engine lists. */
export function signInPage<Data>({
  title,
  data,
  problem,
  status = problem === undefined ? 200 : (statusOfProblem[problem] ?? 422),
  here,
}: SignInPage<Data>): LoadedPage<Data> {
  return {
    kind: "page",
    status,
    data,
    head: { title, description: title, noIndex: true },
    alternates: localize(here),
    isPersonal: true,
  };
}
