import type { RichText } from "@festival/contracts/api/common";
import type { SectionState } from "@festival/contracts/api/sectionEditing";
import { sectionCalls } from "@festival/contracts/calls/content";
import type { Locale } from "@festival/contracts/locales";
import { sendCall } from "@festival/shared-ui/sendCall";

export type SaveOutcome =
  | { kind: "saved"; saved: SectionState }
  | { kind: "signedOut" | "conflict" | "invalid" | "failed" | "offline" };

const refusals: Record<number, Exclude<SaveOutcome["kind"], "saved">> = {
  401: "signedOut",
  409: "conflict",
  400: "invalid",
  422: "invalid",
};

/**
 * Saves a text section in one language and publishes that text, and no other draft.
 * @param revision of the working copy that the author saw
 * @returns each failure as an outcome; it never throws
 */
export async function saveText(
  locale: Locale,
  id: number,
  content: RichText,
  revision: number,
): Promise<SaveOutcome> {
  try {
    const { ok, status, body } = await sendCall(
      sectionCalls("text").update,
      { locale, id },
      { content, revision, publish_fields: true },
    );
    if (ok) return { kind: "saved", saved: body };
    return { kind: refusals[status] ?? "failed" };
  } catch {
    return { kind: navigator.onLine ? "failed" : "offline" };
  }
}
