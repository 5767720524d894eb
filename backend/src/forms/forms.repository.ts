import type { StaffFormField } from "@festival/contracts/api/forms";
import { and, asc, eq, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { emptyText } from "../platform/database/schema/columns.ts";
import { formFields, forms } from "../platform/database/schema/index.ts";

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

async function readForm(
  database: Database,
  condition: SQL | undefined,
): Promise<FullForm | undefined> {
  const [form] = await database.select().from(forms).where(condition);
  if (!form) return undefined;
  const fields = await database
    .select()
    .from(formFields)
    .where(eq(formFields.formId, form.id))
    .orderBy(asc(formFields.position), asc(formFields.id));
  return { form, fields };
}

/** A form that is online, with its fields in order. */
export function getForm(
  database: Database,
  key: { slug: string } | { id: number },
): Promise<FullForm | undefined> {
  const wanted = "slug" in key ? eq(forms.slug, key.slug) : eq(forms.id, key.id);
  return readForm(database, and(wanted, eq(forms.isOnline, true)));
}

/** A form, whether or not it is online. */
export function getStaffForm(database: Database, id: number): Promise<FullForm | undefined> {
  return readForm(database, eq(forms.id, id));
}

/** The form that orders the newsletter, where it is online. */
export async function getNewsletterForm(database: Database): Promise<FullForm | undefined> {
  const [form] = await database
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.purpose, "newsletter"), eq(forms.isOnline, true)))
    .orderBy(asc(forms.position), asc(forms.id))
    .limit(1);
  return form && getForm(database, { id: form.id });
}

function toStaffField(field: FieldRow): Required<StaffFormField> {
  return {
    slug: field.slug,
    label: field.label,
    field_type: field.fieldType,
    required: field.required,
    visible: field.visible,
    choices: field.choices,
    default: field.defaultValue,
    placeholder_text: field.placeholderText,
    help_text: field.helpText,
    role: field.role,
    settings: field.settings,
  };
}

/** The fields of forms in order, by form. */
export async function getFieldsOf(
  database: Database,
  formIds: readonly number[],
): Promise<Map<number, StaffFormField[]>> {
  const rows = await database
    .select()
    .from(formFields)
    .where(inArray(formFields.formId, [...formIds]))
    .orderBy(asc(formFields.position), asc(formFields.id));
  const byForm = new Map<number, StaffFormField[]>();
  for (const row of rows) {
    byForm.set(row.formId, [...(byForm.get(row.formId) ?? []), toStaffField(row)]);
  }
  return byForm;
}

/** Makes these the fields of a form; one that keeps its slug keeps its id. */
export async function storeFields(
  transaction: Database,
  formId: number,
  fields: readonly StaffFormField[],
): Promise<void> {
  const slugs = fields.map(({ slug }) => slug);
  const others = slugs.length > 0 ? notInArray(formFields.slug, slugs) : undefined;
  await transaction.delete(formFields).where(and(eq(formFields.formId, formId), others));
  if (fields.length === 0) return;
  const rows = fields.map((field, position) => ({
    formId,
    position,
    slug: field.slug,
    label: field.label,
    fieldType: field.field_type,
    required: field.required ?? false,
    visible: field.visible ?? true,
    choices: field.choices ?? [],
    defaultValue: field.default ?? emptyText,
    placeholderText: field.placeholder_text ?? emptyText,
    helpText: field.help_text ?? emptyText,
    role: field.role ?? "none",
    settings: field.settings ?? {},
  }));
  const sent = (column: string) => sql.raw(`excluded.${column}`);
  await transaction
    .insert(formFields)
    .values(rows)
    .onConflictDoUpdate({
      target: [formFields.formId, formFields.slug],
      set: {
        position: sent("position"),
        label: sent("label"),
        fieldType: sent("field_type"),
        required: sent("required"),
        visible: sent("visible"),
        choices: sent("choices"),
        defaultValue: sent("default_value"),
        placeholderText: sent("placeholder_text"),
        helpText: sent("help_text"),
        role: sent("role"),
        settings: sent("settings"),
      },
    });
}
