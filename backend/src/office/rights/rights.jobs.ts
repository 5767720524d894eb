import { defaultLocale, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { system, write } from "../../platform/database/write.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { mailFooter } from "../../platform/mail/mailFooter.ts";
import { renderMail } from "../../platform/mail/renderMail.ts";
import { findUses } from "../../platform/media/uses.repository.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { getUserByEmail, listAdmins } from "../../staff/users/users.repository.ts";
import { holdNotices, listUntold, noticeAction } from "./rights.repository.ts";
import { rightsMail } from "./rightsMail.ts";

const name = "picture-rights-notices";

/** Whom the settings name, else all admins; each in the language of their account. */
async function recipientsOf(transaction: Database): Promise<{ email: string; locale: Locale }[]> {
  const { rights_recipients: named } = await getSettings(transaction);
  if (named.length === 0) return listAdmins(transaction);
  const recipients = [];
  for (const email of named) {
    const user = await getUserByEmail(transaction, email);
    recipients.push({ email, locale: user?.locale ?? defaultLocale });
  }
  return recipients;
}

/** Mails staff 14 and 3 days before the rights to pictures end, once each, with a line in the log. */
export function addRightsNotices(app: FastifyInstance): void {
  app.jobs.handle(name, { schedule: "5 * * * *" }, async () => {
    await app.clock.refresh();
    const now = app.clock.now();
    await write(app.database, system(name), async (transaction, change) => {
      await holdNotices(transaction);
      const untold = await listUntold(transaction, now);
      if (untold.size === 0) return;
      const recipients = await recipientsOf(transaction);
      // without a recipient it stays to be sent
      if (recipients.length === 0) return;
      for (const [days, pictures] of untold) {
        const ids = pictures.map(({ id }) => id);
        const uses = await findUses(transaction, app.media.uses.images, ids);
        for (const { email, locale } of recipients) {
          const context = { locale, siteUrl: app.siteUrl, now, days, uses };
          const footer = await mailFooter(app, transaction, locale);
          const mail = renderMail(locale, rightsMail(pictures, context), footer);
          await queueMail(app, transaction, { ...mail, to: email });
        }
        for (const { id, name: title, rightsUntil } of pictures) {
          const details = { days, until: rightsUntil.toISOString() };
          change.audit({ action: noticeAction, what: `image:${id}`, title, details });
        }
      }
    });
  });
}
