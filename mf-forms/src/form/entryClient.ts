import { apiPaths, csrfHeader } from "@festival/contracts/apiPaths";
import type { FormEntryRequest, FormToken } from "@festival/contracts/api/forms";
import { isErrorBody } from "@festival/contracts/errors";
import { leastFillingTime } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { refusalOf, type Refusal } from "./formPage.ts";

export type SendResult = { kind: "sent" } | { kind: "refused"; refusal: Refusal };

const refused = (failure: Refusal["failure"]): SendResult => ({
  kind: "refused",
  refusal: { problems: {}, failure },
});

async function post(locale: Locale, entry: FormEntryRequest, token: string) {
  const response = await fetch(apiPaths.formEntries(locale), {
    method: "POST",
    headers: { "content-type": "application/json", [csrfHeader]: token },
    body: JSON.stringify(entry),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { ok: response.ok, body };
}

/**
 * Sends what was filled in from the browser.
 * @returns a value in every case, so that nothing typed is ever lost to an exception
 */
export async function sendEntry(locale: Locale, entry: FormEntryRequest): Promise<SendResult> {
  try {
    const { ok, body } = await sendWithCsrf((token) => post(locale, entry, token));
    if (ok) return { kind: "sent" };
    return isErrorBody(body) ? { kind: "refused", refusal: refusalOf(body) } : refused("other");
  } catch {
    return refused("offline");
  }
}

/** Says when a form was opened. */
export interface Opening {
  token: string;
  /** By the browser's clock, in milliseconds. */
  at: number;
}

/** Fetches what says that a form was opened just now; without it forms are sent all the same. */
export async function openForm(locale: Locale, slug: string): Promise<Opening | undefined> {
  try {
    const response = await fetch(apiPaths.formToken(locale, slug), { cache: "no-store" });
    if (!response.ok) return undefined;
    const { token } = (await response.json()) as FormToken;
    return { token, at: Date.now() };
  } catch {
    return undefined;
  }
}

/** Waits until the time that a person needs at least has passed, so that quick senders need not confirm. */
export async function waitForFillingTime({ at }: Opening): Promise<void> {
  const left = at + leastFillingTime - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
