import { apiPaths, csrfCookie, csrfHeader } from "@festival/contracts/apiPaths";
import type { FieldValues, FormEntryRequest } from "@festival/contracts/api/forms";
import { isErrorBody } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { refusalOf, type Refusal } from "./formPage.ts";

export type SendResult = { kind: "sent" } | { kind: "refused"; refusal: Refusal };

const refused = (failure: Refusal["failure"]): SendResult => ({
  kind: "refused",
  refusal: { problems: {}, failure },
});

function csrfToken(): string | undefined {
  return document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${csrfCookie}=`))
    ?.slice(csrfCookie.length + 1);
}

async function fetchCsrfToken(): Promise<string> {
  await fetch(apiPaths.csrf, { cache: "no-store" });
  return csrfToken() ?? "";
}

function post(locale: Locale, entry: FormEntryRequest, token: string): Promise<Response> {
  return fetch(apiPaths.formEntries(locale), {
    method: "POST",
    headers: { "content-type": "application/json", [csrfHeader]: decodeURIComponent(token) },
    body: JSON.stringify(entry),
  });
}

/** What the answer says; undefined for anything that is not JSON, such as a proxy's error page. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Sends what was filled in from the browser.
 * @param form the form's id
 * @returns a value in every case, so that nothing typed is ever lost to an exception
 */
export async function sendEntry(
  locale: Locale,
  form: number,
  values: FieldValues,
): Promise<SendResult> {
  const entry = { form, field_values: values };
  try {
    let response = await post(locale, entry, csrfToken() ?? (await fetchCsrfToken()));
    let body = await bodyOf(response);
    if (isErrorBody(body) && body.code === "csrf_failed") {
      // The cookie is older than the server's key, or gone since the page was opened.
      response = await post(locale, entry, await fetchCsrfToken());
      body = await bodyOf(response);
    }
    if (response.ok) return { kind: "sent" };
    return isErrorBody(body) ? { kind: "refused", refusal: refusalOf(body) } : refused("other");
  } catch {
    return refused("offline");
  }
}
