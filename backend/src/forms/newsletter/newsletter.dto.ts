import type {
  NewsletterExport,
  NewsletterOffer,
  NewsletterSettings,
  Subscriber,
} from "@festival/contracts/api/newsletter";
import { choosing } from "../fieldValue.ts";
import { consentOf } from "../form.dto.ts";
import type { FullForm } from "../forms.repository.ts";
import type { Locale } from "@festival/contracts/locales";
import type { ProofRow, SubscriberRow } from "./newsletter.repository.ts";

/** Slug of the field that asks for topics. */
const interestsSlug = "interests";

/** The topics that the newsletter's form offers. */
export function interestsOf({ fields }: Pick<FullForm, "fields">, locale: Locale) {
  const field = fields.find(
    ({ slug, fieldType }) => slug === interestsSlug && choosing.has(fieldType),
  );
  return (field?.choices ?? []).map(({ value, label }) => ({ value, label: label[locale] }));
}

export function toOffer(full: FullForm, locale: Locale): NewsletterOffer {
  const consent = consentOf(full.fields, locale)?.text;
  return {
    title: full.form.title[locale],
    intro: full.form.intro[locale],
    interests: interestsOf(full, locale),
    consent: consent ? { version: consent.version, text: consent.text } : null,
  };
}

export function toSettings(
  { email, locale, interests }: SubscriberRow,
  full: Pick<FullForm, "fields">,
  reader: Locale,
): NewsletterSettings {
  return { email, locale, interests, choices: interestsOf(full, reader) };
}

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    locale: row.locale,
    interests: row.interests,
    requested_at: row.requestedAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    consent_version: row.consentVersion,
  };
}

export function toExport(
  subscriber: SubscriberRow,
  proofs: readonly ProofRow[],
  texts: ReadonlyMap<string, { version: string; text: string }>,
): NewsletterExport {
  return {
    subscriber: toSubscriber(subscriber),
    history: toHistory(proofs, texts),
  };
}

/** What an address did, with the texts that it agreed to. */
export function toHistory(
  proofs: readonly ProofRow[],
  texts: ReadonlyMap<string, { version: string; text: string }>,
): NewsletterExport["history"] {
  return proofs.map(({ action, at, locale, consentVersion }) => {
    const consent = texts.get(consentVersion ?? "");
    return {
      action,
      at: at.toISOString(),
      locale,
      consent: consent ? { version: consent.version, text: consent.text } : null,
    };
  });
}
