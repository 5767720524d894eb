import { fieldType } from "@festival/contracts/formFields";
import { adminHref } from "@festival/contracts/staffPaths";
import { defaultLocale, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/openDatabase.ts";
import { text } from "../platform/locales/texts.ts";
import { queueMail } from "../platform/mail/mail.ts";
import { mailFooter } from "../platform/mail/mailFooter.ts";
import { renderMail } from "../platform/mail/renderMail.ts";
import { getSettings } from "../platform/settings/settings.repository.ts";
import { choosing } from "./fieldValue.ts";
import type { FieldRow, FullForm } from "./forms.repository.ts";
import type { WaitingFiles } from "./checkEntry.ts";
import type { FileRow } from "./uploads/files.repository.ts";

export interface SentEntry extends FullForm {
  values: Record<string, string | string[]>;
  files: ReadonlyMap<string, Pick<FileRow, "name">> & WaitingFiles;
  email: string | null;
  locale: Locale;
}

/** The language in which the festival's own people read. */
const staffLocale = defaultLocale;

/** A field's value in the words of its form. */
export function wordsOf(
  field: FieldRow,
  given: string | string[] | undefined,
  locale: Locale,
  fileName: (id: string) => string,
): string {
  const values = [given ?? []].flat().filter((value) => value !== "");
  if (field.fieldType === fieldType.checkbox) {
    return values.length > 0 ? text(locale, "formMail.yes") : "";
  }
  const word = (value: string) => {
    if (field.fieldType === fieldType.file) return fileName(value);
    if (!choosing.has(field.fieldType)) return value;
    return field.choices.find((choice) => choice.value === value)?.label[locale] ?? value;
  };
  return values.map(word).join(", ");
}

/** What was typed, a paragraph for each field. */
function typedIn({ fields, values, files }: SentEntry): string[] {
  return fields.flatMap((field) => {
    const words = wordsOf(
      field,
      values[field.slug],
      staffLocale,
      (id) => files.get(id)?.name ?? id,
    );
    return words ? [`${field.label[staffLocale]}\n${words}`] : [];
  });
}

/**
 * Tells the festival's people of an entry by a link to it. Forms that are set so put the entry into the mail, which
 * can be answered as it is; no period deletes it from mailboxes.
 */
export async function mailEntry(
  app: FastifyInstance,
  transaction: Database,
  entry: SentEntry,
  id: number,
): Promise<void> {
  const { form, email } = entry;
  const { mail_recipients: everyone } = await getSettings(transaction);
  const recipients = form.recipients.length > 0 ? form.recipients : everyone;
  const words = { form: form.title[staffLocale] };
  const mail = renderMail(
    staffLocale,
    {
      title: text(staffLocale, "formMail.entry.title", words),
      paragraphs: form.mailsEntry
        ? typedIn(entry)
        : [text(staffLocale, "formMail.entry.text", words)],
      action: {
        label: text(staffLocale, "formMail.entry.action"),
        url: app.siteUrl + adminHref("forms-entries", id),
      },
    },
    await mailFooter(app, transaction, staffLocale),
  );
  const answerable = form.mailsEntry && email ? { replyTo: email } : {};
  for (const to of recipients) await queueMail(app, transaction, { ...mail, to, ...answerable });
}

/**
 * Tells who sent an entry that it arrived. Nothing that was typed is in it: the sender of a form can enter
 * anyone's address.
 */
export async function mailThanks(
  app: FastifyInstance,
  transaction: Database,
  { form, email, locale }: SentEntry & { email: string },
): Promise<void> {
  const mail = renderMail(
    locale,
    {
      title: text(locale, "formMail.thanks.title"),
      paragraphs: [
        text(locale, "formMail.thanks.text", { form: form.title[locale] }),
        ...(form.successText[locale] ? [form.successText[locale]] : []),
      ],
      closing: text(locale, "formMail.thanks.notYou"),
    },
    await mailFooter(app, transaction, locale),
  );
  await queueMail(app, transaction, { ...mail, to: email });
}
