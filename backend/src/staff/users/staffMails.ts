import type { Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { text } from "../../platform/locales/texts.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { mailFooter } from "../../platform/mail/mailFooter.ts";
import { renderMail } from "../../platform/mail/renderMail.ts";

interface Person {
  email: string;
  username: string;
}

/** Leads to a page that asks for the password: opening it changes nothing, as mail scanners follow links. */
const passwordUrl = ({ siteUrl }: FastifyInstance, locale: Locale, token: string) =>
  `${siteUrl}${staffPaths.password}?lang=${locale}&token=${token}`;

export async function mailInvitation(
  app: FastifyInstance,
  transaction: Database,
  locale: Locale,
  { email, username }: Person,
  token: string,
): Promise<void> {
  const mail = renderMail(
    locale,
    {
      title: text(locale, "staffMail.invitation.title"),
      paragraphs: [
        text(locale, "staffMail.hello", { name: username }),
        text(locale, "staffMail.invitation.text", { email }),
      ],
      action: {
        label: text(locale, "staffMail.invitation.action"),
        url: passwordUrl(app, locale, token),
      },
      closing: text(locale, "staffMail.invitation.closing"),
    },
    await mailFooter(app, transaction, locale),
  );
  await queueMail(app, transaction, { to: email, ...mail });
}

export async function mailPasswordReset(
  app: FastifyInstance,
  transaction: Database,
  locale: Locale,
  { email, username }: Person,
  token: string,
): Promise<void> {
  const mail = renderMail(
    locale,
    {
      title: text(locale, "staffMail.reset.title"),
      paragraphs: [
        text(locale, "staffMail.hello", { name: username }),
        text(locale, "staffMail.reset.text"),
      ],
      action: {
        label: text(locale, "staffMail.reset.action"),
        url: passwordUrl(app, locale, token),
      },
      closing: text(locale, "staffMail.reset.closing"),
    },
    await mailFooter(app, transaction, locale),
  );
  await queueMail(app, transaction, { to: email, ...mail });
}

/** Mails a user about a change to their account, in case they did not make it. */
export async function mailNotice(
  app: FastifyInstance,
  transaction: Database,
  { email, username, locale }: Person & { locale: Locale },
  notice: "passwordChanged" | "secondFactorAdded" | "secondFactorRemoved",
): Promise<void> {
  const mail = renderMail(
    locale,
    {
      title: text(locale, `staffMail.${notice}.title`),
      paragraphs: [
        text(locale, "staffMail.hello", { name: username }),
        text(locale, `staffMail.${notice}.text`),
      ],
      closing: text(locale, "staffMail.notYou"),
    },
    await mailFooter(app, transaction, locale),
  );
  await queueMail(app, transaction, { to: email, ...mail });
}
