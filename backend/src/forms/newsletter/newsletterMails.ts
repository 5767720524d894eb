import type { NewsletterStep } from "@festival/contracts/api/newsletter";
import { addressOf } from "@festival/contracts/calls/call";
import { unsubscribeByMail } from "@festival/contracts/calls/newsletter";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { text } from "../../platform/locales/texts.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { renderMail } from "../../platform/mail/renderMail.ts";
import type { SubscriberRow } from "./newsletter.repository.ts";

/** The page that a mail's link leads to. */
export function newsletterLink(
  { siteUrl }: FastifyInstance,
  locale: Locale,
  token: string,
  step: NewsletterStep,
): string {
  return siteUrl + href("newsletter", locale, {}, { token, step });
}

/** By which mail programs unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(
  { siteUrl }: FastifyInstance,
  { locale, token }: SubscriberRow,
): Record<string, string> {
  return {
    "List-Unsubscribe": `<${siteUrl}${addressOf(unsubscribeByMail, { locale, token })}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Asks the owner of an address whether they ordered the newsletter. */
export async function mailConfirmation(
  app: FastifyInstance,
  transaction: Database,
  { email, locale }: SubscriberRow,
  confirmToken: string,
): Promise<void> {
  const mail = renderMail(locale, {
    title: text(locale, "newsletter.confirm.title"),
    paragraphs: [text(locale, "newsletter.confirm.text")],
    action: {
      label: text(locale, "newsletter.confirm.action"),
      url: newsletterLink(app, locale, confirmToken, "confirm"),
    },
    closing: text(locale, "newsletter.confirm.notYou"),
  });
  await queueMail(app, transaction, { ...mail, to: email });
}

/** Says to a subscriber where their settings are: after they confirmed, or ordered once more. */
export async function mailSettings(
  app: FastifyInstance,
  transaction: Database,
  subscriber: SubscriberRow,
  occasion: "welcome" | "known",
): Promise<void> {
  const { email, locale, token } = subscriber;
  const mail = renderMail(locale, {
    title: text(locale, `newsletter.${occasion}.title`),
    paragraphs: [text(locale, `newsletter.${occasion}.text`)],
    action: {
      label: text(locale, "newsletter.settings.action"),
      url: newsletterLink(app, locale, token, "settings"),
    },
  });
  const headers = unsubscribeHeaders(app, subscriber);
  await queueMail(app, transaction, { ...mail, to: email, headers });
}
