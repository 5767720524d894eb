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

/**
 * Mails a link to choose a password by.
 * @param why `invitation` for an account without a password, `reset` where its owner has forgotten it
 */
export async function mailPasswordLink(
  app: FastifyInstance,
  transaction: Database,
  locale: Locale,
  { email, username }: Person,
  { why, token }: { why: "invitation" | "reset"; token: string },
): Promise<void> {
  const mail = renderMail(
    locale,
    {
      title: text(locale, `staffMail.${why}.title`),
      paragraphs: [
        text(locale, "staffMail.hello", { name: username }),
        text(locale, `staffMail.${why}.text`, { email }),
      ],
      action: {
        label: text(locale, `staffMail.${why}.action`),
        url: passwordUrl(app, locale, token),
      },
      closing: text(locale, `staffMail.${why}.closing`),
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
