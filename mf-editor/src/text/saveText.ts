import { apiPaths, csrfCookie, csrfHeader } from "@festival/contracts/apiPaths";
import type { RichText } from "@festival/contracts/api/common";
import type { SectionSaved, TextSectionUpdate } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";

export type SaveOutcome =
  | { kind: "saved"; saved: SectionSaved }
  | { kind: "signedOut" | "conflict" | "invalid" | "failed" | "offline" };

function csrfToken(): string | undefined {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${csrfCookie}=`));
  return pair && decodeURIComponent(pair.slice(csrfCookie.length + 1));
}

const refusals: Record<number, Exclude<SaveOutcome["kind"], "saved">> = {
  401: "signedOut",
  409: "conflict",
  400: "invalid",
  422: "invalid",
};

/** Saves and publishes a text section in one language. Never throws: each failure is an outcome. */
export async function saveText(
  locale: Locale,
  id: number,
  content: RichText,
  revision: number,
): Promise<SaveOutcome> {
  const body: TextSectionUpdate = { content, revision };
  try {
    if (!csrfToken()) await fetch(apiPaths.csrf);
    const answer = await fetch(apiPaths.section(locale, "text", id), {
      method: "POST",
      headers: { "content-type": "application/json", [csrfHeader]: csrfToken() ?? "" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { kind: "saved", saved: await answer.json() };
    return { kind: refusals[answer.status] ?? "failed" };
  } catch {
    return { kind: navigator.onLine ? "failed" : "offline" };
  }
}
