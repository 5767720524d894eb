import { href } from "@festival/contracts/routes";
import type { Locale } from "@festival/contracts/locales";

/** What the page for signing in answers. */
export type SignInAnswer =
  | { kind: "signedIn" }
  /** The password was right; a code is asked for. */
  | { kind: "code"; token: string }
  /** In the reader's language; undefined where the page says nothing. */
  | { kind: "refused"; problem: string | undefined };

/**
 * Sends the form of the page for signing in, as that page would, and reads its answer from it. It never throws.
 * @param fields email and password, or the token of the first step and a code
 */
export async function signIn(
  locale: Locale,
  fields: Record<string, string>,
): Promise<SignInAnswer> {
  const answer = await fetch(href("login", locale), {
    method: "POST",
    body: new URLSearchParams(fields),
    cache: "no-store",
    // it leads on once the person is signed in
    redirect: "manual",
  }).catch(() => undefined);
  if (!answer) return { kind: "refused", problem: undefined };
  if (answer.type === "opaqueredirect") return { kind: "signedIn" };
  const html = await answer.text();
  // without its head: the styles there would be held against the policy of the page that is open
  const page = new DOMParser().parseFromString(
    html.slice(Math.max(0, html.indexOf("<body"))),
    "text/html",
  );
  const problem = page.querySelector("[role=alert]")?.textContent;
  const token = page.querySelector<HTMLInputElement>("input[name=token]")?.value;
  if (token !== undefined && !problem) return { kind: "code", token };
  return { kind: "refused", problem: problem ?? undefined };
}
