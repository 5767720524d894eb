import type { Locale } from "@festival/contracts/locales";
import type { JournalEntry } from "../sync/journal.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { describeField } from "../workingCopy/ops.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";

/** A field that was left unsaved in a panel. */
export interface UnsavedPanel {
  /** As the dialog names it. */
  label: string;
  value: unknown;
}

const plain = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (isRichText(value)) return value.blocks.map(({ text }) => text).join("\n");
  return JSON.stringify(value, null, 2);
};

/** All that a person has unsaved on a device, as a text to read: each field by its name, with all its words. */
export function unsavedText(
  entries: readonly JournalEntry[],
  panels: readonly UnsavedPanel[],
  locale: Locale,
): string {
  const drafts = entries.map(({ owner, at, unsaved }) => {
    const { sent, pending, held, conflicts } = unsaved;
    const written = [...(sent?.ops ?? []), ...pending].flatMap((op) => {
      if (op.op === "set") return [{ locale: op.locale, fields: op.fields, model: "" }];
      if (op.op !== "insert" || !("model" in op)) return [];
      const { model, settings = {}, texts } = op;
      return [
        { locale: null, fields: settings, model },
        ...Object.entries(texts ?? {}).map(([of, fields]) => ({ locale: of, fields, model })),
      ];
    });
    const refused = held.map(({ locale: of, field, value }) => ({
      locale: of,
      fields: { [field]: value },
      model: "",
    }));
    const lines = [...written, ...refused].flatMap(({ locale: of, fields, model }) =>
      Object.entries(fields).map(([name, value]) => {
        const label = describeField(model, name)?.label[locale] ?? name;
        return `${label}${of ? ` (${of})` : ""}\n${plain(value)}`;
      }),
    );
    const open = conflicts.map((conflict) => plain(conflict));
    return [`${keyOfOwner(owner)} · ${at}`, ...lines, ...open].join("\n\n");
  });
  return [...drafts, ...panels.map(({ label, value }) => `${label}\n${plain(value)}`)].join(
    "\n\n---\n\n",
  );
}
