import { legalHref } from "@festival/contracts/privacy/legalPages";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import { text } from "../locales/texts.ts";
import { getSettings } from "../settings/settings.repository.ts";
import type { MailFooter } from "./renderMail.ts";

/** Words with a comma between them, where there are any. */
const joined = (...words: string[]) => words.filter((word) => word !== "").join(", ");

/** Who writes: the provider of the settings, or the festival's name until there is one. */
export async function mailFooter(
  { siteUrl, mailFrom }: FastifyInstance,
  transaction: Database,
  locale: Locale,
): Promise<MailFooter> {
  const { provider, festival_name: name, mail_sender: sender } = await getSettings(transaction);
  const place = [provider.postal_code, provider.city].filter(Boolean).join(" ");
  const lines = [
    joined(provider.name || name[locale], provider.street, place),
    provider.represented_by &&
      text(locale, "mail.representedBy", { name: provider.represented_by }),
    joined(provider.register_court, provider.register_number),
    provider.vat_id && text(locale, "mail.vatId", { id: provider.vat_id }),
    joined(provider.email || sender.address || mailFrom, provider.phone),
  ];
  return {
    lines: lines.filter((line) => line !== ""),
    links: (["imprint", "privacy"] as const).map((page) => ({
      label: text(locale, `mail.${page}`),
      url: siteUrl + legalHref(page, locale),
    })),
  };
}
