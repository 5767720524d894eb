import type { Locale } from "@festival/contracts/locales";
import type { JournalEntry } from "../sync/journal.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { describeField, findSection, type FieldName } from "../workingCopy/ops.ts";
import { fieldsOf } from "../workingCopy/rebase.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";

/** A field that was left unsaved in a panel. */
export interface UnsavedPanel {
  /** As the dialog names it. */
  label: string;
  value: unknown;
}

interface TextParts {
  entries: readonly JournalEntry[];
  panels: readonly UnsavedPanel[];
  /** Those that are open name their fields as the page does. */
  copies: Pick<WorkingCopies, "get">;
  locale: Locale;
}

const plain = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (isRichText(value)) return value.blocks.map(({ text }) => text).join("\n");
  return JSON.stringify(value, null, 2);
};

/** All that a person has unsaved on a device, as a text to read: each field by its name, with all its words. */
export function unsavedText({ entries, panels, copies, locale }: TextParts): string {
  const drafts = entries.map(({ owner, at, unsaved: { sent, pending, held, conflicts } }) => {
    const state = copies.get(keyOfOwner(owner));
    const line = ({ section, locale: of, field }: FieldName, value: unknown) => {
      const model = (state && findSection(state.shown, section)?.model) ?? "";
      const label = describeField(model, field)?.label[locale] ?? field;
      return `${label}${of ? ` (${of})` : ""}\n${plain(value)}`;
    };
    const written = [...(sent?.ops ?? []), ...pending].flatMap((op) => {
      if (op.op === "set") return fieldsOf(op).map(([name, value]) => line(name, value));
      // what was pasted or converted comes with its words
      return op.op === "insert" && "model" in op ? [plain(op.texts ?? {})] : [];
    });
    const refused = held.map((name) => line(name, name.value));
    const open = conflicts.map((conflict) => plain(conflict));
    const title = state?.base.title ?? keyOfOwner(owner);
    return [`${title} · ${at}`, ...written, ...refused, ...open].join("\n\n");
  });
  return [...drafts, ...panels.map(({ label, value }) => `${label}\n${plain(value)}`)].join(
    "\n\n---\n\n",
  );
}
