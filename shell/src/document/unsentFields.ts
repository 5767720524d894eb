import { escapeText } from "@festival/contracts/escapeText";
import { unseenNames } from "@festival/contracts/formFields";

/** Stand in the page for a form that was not sent for what is known of the form. */
export const unsentMarks = {
  action: "<!--action-->",
  fields: "<!--fields-->",
  files: "<!--files-->",
  typed: "<!--typed-->",
} as const;

interface UnsentForm {
  /** Where it is sent again. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  hasFiles: boolean;
  words: { typed: string; chooseFiles: string };
}

/**
 * Puts a form into the page that says that it was not sent: controls that send it again just as it is, and what was
 * typed, to be read. The server fills its page by it, and the service worker the one that it has stored.
 */
export function fillUnsent(page: string, { action, fields, hasFiles, words }: UnsentForm): string {
  // an empty value is a value here
  const kept = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  // a box that is ticked sends "true", which tells a reader nothing
  const shown = fields.filter(
    ([name, value]) => !["", "true"].includes(value) && !unseenNames.includes(name),
  );
  const items = shown.map(([, value]) => `<li>${escapeText(value)}</li>`).join("");
  const parts = {
    action: escapeText(action),
    fields: kept.join(""),
    files: hasFiles ? ` ${words.chooseFiles}` : "",
    typed: items && `<h2>${words.typed}</h2><ul>${items}</ul>`,
  };
  return page.replaceAll(
    /<!--(action|fields|files|typed)-->/g,
    (_mark, part: keyof typeof parts) => parts[part],
  );
}
