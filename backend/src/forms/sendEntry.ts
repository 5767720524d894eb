import { createHash } from "node:crypto";
import type {
  FieldValues,
  FormEntryCreated,
  FormEntryRequest,
} from "@festival/contracts/api/forms";
import { ApiError } from "@festival/contracts/errors";
import { fieldType } from "@festival/contracts/formFields";
import { isLocale, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/openDatabase.ts";
import { orderNewsletter } from "./newsletter/orderNewsletter.ts";
import { askedFields, checkEntry, fileIdsOf, problemDetails } from "./checkEntry.ts";
import { consentTextOf } from "./consentText.ts";
import { keepConsentText } from "./consentTexts.repository.ts";
import { countEntriesOf, holdEntryOfKey, insertEntry } from "./entries.repository.ts";
import { mailEntry, mailThanks, type SentEntry } from "./entryMails.ts";
import { problem } from "./fieldValue.ts";
import { consentOf } from "./form.dto.ts";
import { getForm, type FullForm } from "./forms.repository.ts";
import { refuseBots } from "./botCheck.ts";
import { claimFiles, getWaitingFiles } from "./uploads/files.repository.ts";

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Mails that one address gets within an hour because visitors entered it. */
const mostThanks = 3;

/** Slugs by which the newsletter's form asks for its two settings. */
const newsletterFields = { interests: "interests", language: "language" } as const;

/** The same for the same entry, in whatever order its values come. */
function hashOf({ form, field_values }: FormEntryRequest): string {
  const values = Object.entries(field_values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([form, values]))
    .digest("hex");
}

async function readEntry(
  app: FastifyInstance,
  transaction: Database,
  full: FullForm,
  { field_values, consent_version }: FormEntryRequest,
  locale: Locale,
): Promise<SentEntry> {
  const { fields } = full;
  const now = app.clock.now();
  const files = await getWaitingFiles(transaction, fileIdsOf(fields, field_values), new Date());
  const { problems, values } = checkEntry(fields, field_values, now, files);
  const consent = consentOf(askedFields(fields, field_values, now), locale);
  if (consent && consent_version !== undefined && consent_version !== consent.text.version) {
    problems[consent.slug] ??= problem("consent_changed", "problems.consent_changed");
  }
  if (Object.keys(problems).length > 0) {
    const details = problemDetails(problems, locale);
    throw new ApiError("validation_failed", "Some fields are not valid.", details);
  }
  const emailField = fields.find((field) => field.fieldType === fieldType.email);
  const email = emailField ? String(values[emailField.slug] ?? "").toLowerCase() || null : null;
  return { ...full, values, files, email, locale };
}

const isTicked = (values: FieldValues, slug: string) => (values[slug] ?? "") !== "";

/** Orders the newsletter for who ticked its box in a form that is about something else. */
async function orderAlongside(
  app: FastifyInstance,
  transaction: Database,
  { fields, values, email, locale }: SentEntry,
): Promise<void> {
  const field = fields.find(({ role }) => role === "newsletter");
  if (!field || !email || !isTicked(values, field.slug)) return;
  const consent = consentTextOf(field, locale);
  await orderNewsletter(app, transaction, { email, locale, interests: [], consent });
}

async function storeEntry(
  app: FastifyInstance,
  transaction: Database,
  entry: SentEntry,
  key: { idempotencyKey: string; requestHash: string } | undefined,
): Promise<number> {
  const { form, fields, values, email, locale } = entry;
  const consent = consentOf(fields, locale);
  const agreed = consent && isTicked(values, consent.slug) ? consent.text : undefined;
  if (agreed) await keepConsentText(transaction, agreed);
  const now = new Date();
  const createdAt = app.clock.now();
  const earlier = email
    ? await countEntriesOf(transaction, email, new Date(createdAt.getTime() - hour))
    : 0;
  const id = await insertEntry(transaction, {
    formId: form.id,
    locale,
    values,
    email,
    createdAt,
    expiresAt: new Date(now.getTime() + form.retentionDays * day),
    ...(agreed && { consentVersion: agreed.version, consentedAt: now }),
    ...key,
  });
  for (const { slug, fieldType: type } of fields) {
    if (type !== fieldType.file) continue;
    const ids = [values[slug] ?? []].flat();
    // they may have been sent with another form a moment ago
    if ((await claimFiles(transaction, id, slug, ids, now)) < ids.length) {
      const problems = { [slug]: problem("unknown", "problems.unknown") };
      const details = problemDetails(problems, locale);
      throw new ApiError(
        "validation_failed",
        "A file was sent with another entry already: choose it again.",
        details,
      );
    }
  }
  await mailEntry(app, transaction, entry, id);
  if (email && form.confirmsByMail && earlier < mostThanks) {
    await mailThanks(app, transaction, { ...entry, email });
  }
  await orderAlongside(app, transaction, entry);
  return id;
}

async function orderByForm(
  app: FastifyInstance,
  transaction: Database,
  { fields, values, email, locale }: SentEntry,
): Promise<void> {
  if (!email) return;
  const consent = consentOf(fields, locale);
  const language = String(values[newsletterFields.language] ?? "");
  await orderNewsletter(app, transaction, {
    email,
    locale: isLocale(language) ? language : locale,
    interests: [values[newsletterFields.interests] ?? []].flat(),
    consent: consent?.text ?? null,
  });
}

/**
 * Takes what a visitor sent with a form: stores it once, with its files and its consent, and sends the
 * mails, or orders the newsletter where the form is for that.
 * @throws ApiError not_found, validation_failed, conflict for another entry under the same key
 */
export async function sendEntry(
  app: FastifyInstance,
  locale: Locale,
  request: FormEntryRequest,
): Promise<FormEntryCreated> {
  refuseBots(app, `form:${request.form}`, locale, request);
  return app.database.transaction(async (transaction) => {
    const full = await getForm(transaction, { id: request.form });
    if (!full) throw new ApiError("not_found", `Form not found: id ${request.form}.`);
    const { form } = full;
    const answer = (id: number): FormEntryCreated => ({
      id,
      success_title: form.successTitle[locale],
      success_text: form.successText[locale],
    });

    const idempotencyKey = request.idempotency_key;
    const key = idempotencyKey ? { idempotencyKey, requestHash: hashOf(request) } : undefined;
    const known = key && (await holdEntryOfKey(transaction, key.idempotencyKey));
    if (known) {
      if (known.requestHash === key.requestHash) return answer(known.id);
      throw new ApiError("conflict", "Another entry was sent with this key: use a new one.");
    }

    const entry = await readEntry(app, transaction, full, request, locale);
    if (form.purpose === "newsletter") {
      await orderByForm(app, transaction, entry);
      return answer(0);
    }
    return answer(await storeEntry(app, transaction, entry, key));
  });
}
