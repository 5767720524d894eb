import { and, asc, eq } from "drizzle-orm";
import type { FieldValues } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../database/openDatabase.ts";
import { formEntries, formFields, forms } from "../../database/schema/index.ts";

export type FormRow = typeof forms.$inferSelect;
export type FieldRow = typeof formFields.$inferSelect;

export interface FullForm {
  form: FormRow;
  fields: FieldRow[];
}

/** Forms that the list names. */
export function listForms(database: Database): Promise<FormRow[]> {
  return database
    .select()
    .from(forms)
    .where(and(eq(forms.isOnline, true), eq(forms.isListed, true)))
    .orderBy(asc(forms.position), asc(forms.id));
}

/** A form that is online, with its fields in order. */
export async function getForm(
  database: Database,
  key: { slug: string } | { id: number },
): Promise<FullForm | undefined> {
  const wanted = "slug" in key ? eq(forms.slug, key.slug) : eq(forms.id, key.id);
  const [form] = await database
    .select()
    .from(forms)
    .where(and(wanted, eq(forms.isOnline, true)));
  if (!form) return undefined;
  const fields = await database
    .select()
    .from(formFields)
    .where(eq(formFields.formId, form.id))
    .orderBy(asc(formFields.position), asc(formFields.id));
  return { form, fields };
}

/** @returns the entry's id */
export async function createFormEntry(
  database: Database,
  entry: { formId: number; locale: Locale; values: FieldValues; createdAt: Date },
): Promise<number> {
  const [row] = await database.insert(formEntries).values(entry).returning({ id: formEntries.id });
  if (!row) throw new Error("The entry was not stored.");
  return row.id;
}
