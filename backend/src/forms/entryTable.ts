import { fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { inBatches } from "../platform/csv.ts";
import type { Database } from "../platform/database/openDatabase.ts";
import { text } from "../platform/locales/texts.ts";
import { listEntriesAfter, type EntryFilter, type EntryRow } from "./entries.repository.ts";
import { wordsOf } from "./entryMails.ts";
import type { FullForm } from "./forms.repository.ts";
import { getFilesOf } from "./uploads/files.repository.ts";

const batchSize = 500;

/** The entries of a form as a table: a column for each of its fields. */
export function entryTable(
  database: Database,
  form: FullForm,
  filter: EntryFilter,
  locale: Locale,
): { header: string[]; batches: AsyncIterable<string[][]> } {
  const fields = form.fields.filter((field) => field.fieldType !== fieldType.notice);
  const header = [
    text(locale, "csv.id"),
    text(locale, "csv.created_at"),
    text(locale, "csv.locale"),
    ...fields.map(({ label }) => label[locale]),
    text(locale, "csv.consent"),
    text(locale, "csv.consented_at"),
  ];

  async function toLines(entries: readonly EntryRow[]): Promise<string[][]> {
    const files = await getFilesOf(
      database,
      entries.map(({ id }) => id),
    );
    const names = new Map(files.map(({ id, name }) => [id, name]));
    return entries.map((entry) => [
      String(entry.id),
      entry.createdAt.toISOString(),
      entry.locale,
      ...fields.map((field) =>
        wordsOf(field, entry.values[field.slug], locale, (id) => names.get(id) ?? ""),
      ),
      entry.consentVersion ?? "",
      entry.consentedAt?.toISOString() ?? "",
    ]);
  }

  async function* batches(): AsyncGenerator<string[][]> {
    const read = (after: number) => listEntriesAfter(database, filter, after, batchSize);
    for await (const entries of inBatches(read)) yield await toLines(entries);
  }

  return { header, batches: batches() };
}
