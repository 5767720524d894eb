import type { StaffFormField } from "@festival/contracts/api/forms";
import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import { emailConfirmSlug, fieldType } from "@festival/contracts/formFields";
import { forms as description } from "@festival/contracts/resources/forms/forms";
import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { eq } from "drizzle-orm";
import { forms } from "../platform/database/schema/index.ts";
import { defineResource } from "../platform/resources/defineResource.ts";
import { findAddressUses } from "../site/content/uses/contentUses.ts";
import { leadOn } from "../site/redirects/leadOn.repository.ts";
import { countEntriesOfForm } from "./entries.repository.ts";
import { checkValue, choosing, isDay } from "./fieldValue.ts";
import { getFieldsOf, storeFields } from "./forms.repository.ts";

const isReversed = (from: string | number | undefined, to: string | number | undefined) =>
  from !== undefined && to !== undefined && from > to;

/** "today" lies on no side of another day. */
const dayOf = (day: string | undefined) => (day === "today" ? undefined : day);

function settingsProblem(
  { settings = {} }: StaffFormField,
  hasBirthDateAbove: boolean,
): FieldProblem | undefined {
  const { min, max, earliest, latest, below_age } = settings;
  // it appears by what was answered before it
  if (below_age !== undefined && !hasBirthDateAbove) return "invalid";
  const days = [earliest, latest].map(dayOf).filter((day) => day !== undefined);
  if (!days.every(isDay)) return "invalid_date";
  if (isReversed(min, max) || isReversed(dayOf(earliest), dayOf(latest))) return "out_of_range";
  return undefined;
}

function defaultProblem(field: StaffFormField): FieldProblem | undefined {
  const { slug, field_type: type, default: initial = { de: "", en: "" }, choices = [] } = field;
  const given = Object.values(initial).filter((value) => value !== "");
  // a file cannot be chosen for the visitor, and a notice has no value
  if (type === fieldType.file || type === fieldType.notice)
    return given.length > 0 ? "invalid" : undefined;
  const checked = { slug, fieldType: type, required: false, choices };
  // whether a day is in range is known on the day alone
  const found = given.map((value) => checkValue(checked, value, "9999-12-31"));
  return found.find((problem) => problem !== undefined)?.code;
}

function choicesProblem({ field_type: type, choices = [] }: StaffFormField) {
  if (choosing.has(type) && choices.length === 0) return "required";
  return new Set(choices.map(({ value }) => value)).size < choices.length ? "taken" : undefined;
}

/** What is wrong with the fields of a form, by `fields.{place}.{property}`. */
function fieldProblems(fields: readonly StaffFormField[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const slugs = new Set<string>([emailConfirmSlug]);
  const roles = new Set<string>();
  let hasBirthDateAbove = false;
  for (const [place, field] of fields.entries()) {
    const { slug, role = "none", field_type: type } = field;
    const isTakenRole = role !== "none" && roles.has(role);
    const found = {
      slug: slugs.has(slug) ? "taken" : undefined,
      choices: choicesProblem(field),
      default: defaultProblem(field),
      required: field.required && type === fieldType.notice ? "invalid" : undefined,
      settings: settingsProblem(field, hasBirthDateAbove),
      // consents and orders are ticked, once
      role: (role !== "none" && type !== fieldType.checkbox) || isTakenRole ? "invalid" : undefined,
    } as const;
    for (const [property, problem] of Object.entries(found)) {
      if (problem) problems[`fields.${place}.${property}`] = problem;
    }
    hasBirthDateAbove ||= type === fieldType.birthDate;
    slugs.add(slug);
    roles.add(role);
  }
  return problems;
}

const addressOf = (slug: string, locale: Locale) => href("form", locale, { slug });

/** Forms with their fields, as staff keep them. */
export const formsResource = defineResource(description, {
  table: forms,
  async load(database, ids) {
    const fields = await getFieldsOf(database, ids);
    return new Map(ids.map((id) => [id, { fields: fields.get(id) ?? [] }]));
  },
  async check(_, { fields, purpose }) {
    const problems = fieldProblems(fields);
    const asksForEmail = fields.some((field) => field.field_type === fieldType.email);
    if (purpose === "newsletter" && !asksForEmail) problems.purpose = "invalid";
    if (Object.keys(problems).length > 0) {
      const details = { fields: problems };
      throw new ApiError("validation_failed", "Some fields are not valid.", details);
    }
  },
  async store(transaction, id, { fields, slug }, before) {
    if (fields) await storeFields(transaction, id, fields);
    if (!before || slug === undefined || slug === before.slug) return;
    for (const locale of locales) {
      await leadOn(transaction, addressOf(before.slug, locale), addressOf(slug, locale));
    }
  },
  async usedBy(transaction, id) {
    const entries = await countEntriesOfForm(transaction, id);
    const own = entries > 0 ? [{ what: `forms-entries:${id}`, title: String(entries) }] : [];
    const [form] = await transaction.select().from(forms).where(eq(forms.id, id));
    const paths = locales.map((locale) => addressOf(form?.slug ?? "", locale));
    return [...own, ...(await findAddressUses(transaction, `form:${id}`, paths))];
  },
  // old addresses lead to them
  tags: () => ["redirects"],
});
