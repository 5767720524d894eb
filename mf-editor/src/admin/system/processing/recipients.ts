import { serviceWords } from "@festival/contracts/consent/offerWords";
import type { Locale } from "@festival/contracts/locales";
import type { DataSetId } from "@festival/contracts/privacy/dataSets";
import type { ProcessingFacts } from "./readProcessing.ts";

const lineOf = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

/** Who gets a data set by name, where settings or published content name them. */
export function recipientsOf(
  id: DataSetId,
  { settings, services }: ProcessingFacts,
  locale: Locale,
): readonly string[] {
  if (id === "entries") return settings.mail_recipients;
  if (id === "services") {
    return services.map((service) => {
      const { name, provider, facts } = serviceWords(locale, service);
      // the last of the facts says where data go
      return `${name}. ${provider} ${facts.at(-1) ?? ""}`;
    });
  }
  const { seller, address } = settings.ticket_shop;
  return id === "tickets" && seller !== "" ? [lineOf(seller, address)] : [];
}

/** The provider of the site, who is responsible for all of it; empty where the settings name none. */
export function controllerOf({ settings }: ProcessingFacts): string {
  const {
    name,
    street,
    postal_code: code,
    city,
    represented_by: people,
    email,
  } = settings.provider;
  return lineOf(name, street, `${code} ${city}`.trim(), people, email);
}
