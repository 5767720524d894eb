import type { NewsletterStep } from "@festival/contracts/api/newsletter";
import { addressOf } from "@festival/contracts/calls/call";
import { unsubscribeByMail } from "@festival/contracts/calls/newsletter";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { text } from "../../platform/locales/texts.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { mailFooter } from "../../platform/mail/mailFooter.ts";
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

/** Unsubscribes its subscriber, when it is posted to (RFC 8058). */
export function oneClickLink(
  { siteUrl }: FastifyInstance,
  { locale, token }: Pick<SubscriberRow, "locale" | "token">,
): string {
  return siteUrl + addressOf(unsubscribeByMail, { locale, token });
}

/** By which mail programs unsubscribe with one click. */
export function unsubscribeHeaders(
  app: FastifyInstance,
  subscriber: SubscriberRow,
): Record<string, string> {
  return {
    "List-Unsubscribe": `<${oneClickLink(app, subscriber)}>`,
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
  const mail = renderMail(
    locale,
    {
      title: text(locale, "newsletter.confirm.title"),
      paragraphs: [text(locale, "newsletter.confirm.text")],
      action: {
        label: text(locale, "newsletter.confirm.action"),
        url: newsletterLink(app, locale, confirmToken, "confirm"),
      },
      closing: text(locale, "newsletter.confirm.notYou"),
    },
    await mailFooter(app, transaction, locale),
  );
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
  const mail = renderMail(
    locale,
    {
      title: text(locale, `newsletter.${occasion}.title`),
      paragraphs: [text(locale, `newsletter.${occasion}.text`)],
      action: {
        label: text(locale, "newsletter.settings.action"),
        url: newsletterLink(app, locale, token, "settings"),
      },
    },
    await mailFooter(app, transaction, locale),
  );
  const headers = unsubscribeHeaders(app, subscriber);
  await queueMail(app, transaction, { ...mail, to: email, headers });
}
