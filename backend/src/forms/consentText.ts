import { createHash } from "node:crypto";
import type { Locale } from "@festival/contracts/locales";
import type { FieldRow } from "./forms.repository.ts";

/** A text that people agree to, as they see it. */
export interface ConsentText {
  /** Changes with the text. */
  version: string;
  locale: Locale;
  text: string;
}

/** What a checkbox asks people to agree to. */
export function consentTextOf(
  field: Pick<FieldRow, "label" | "helpText">,
  locale: Locale,
): ConsentText {
  const text = [field.label[locale], field.helpText[locale]].filter(Boolean).join("\n");
  const hash = createHash("sha256").update(`${locale}\n${text}`).digest("hex");
  return { version: hash.slice(0, 16), locale, text };
}
