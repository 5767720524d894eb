import type { FormEntryRequest } from "@festival/contracts/api/forms";
import { createEntry, getFormToken } from "@festival/contracts/calls/forms";
import { isErrorBody } from "@festival/contracts/errors";
import { leastFillingTime } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";
import { refusalOf, type Refusal } from "./formPage.ts";

export type SendResult = { kind: "sent" } | { kind: "refused"; refusal: Refusal };

const refused = (failure: Refusal["failure"]): SendResult => ({
  kind: "refused",
  refusal: { problems: {}, failure },
});

/**
 * Sends what was filled in from the browser.
 * @returns a value in every case, so that nothing typed is ever lost to an exception
 */
export async function sendEntry(locale: Locale, entry: FormEntryRequest): Promise<SendResult> {
  try {
    const { ok, body } = await sendCall(createEntry, { locale }, entry);
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
    const { ok, body } = await fetchCall(getFormToken, { locale, slug }, { cache: "no-store" });
    return ok ? { token: body.token, at: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the time that a person needs at least has passed, so that quick senders need not confirm. */
export async function waitForFillingTime({ at }: Opening): Promise<void> {
  const left = at + leastFillingTime - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
