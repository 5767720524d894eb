import type { ConsentAction, ConsentGroup } from "@festival/contracts/api/consent";
import type { Locale } from "@festival/contracts/locales";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, localized } from "../columns.ts";

/** Decisions of the consent dialog. Rows are only ever added, and deleted after three years. */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: id(),
    /** Random, made by the browser. */
    consentId: text().notNull(),
    version: integer().notNull(),
    action: text().$type<ConsentAction>().notNull(),
    groups: jsonb().$type<ConsentGroup[]>().notNull(),
    services: jsonb().$type<string[]>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** By the machine's clock. */
    recordedAt: instant().notNull(),
  },
  (table) => [
    index("consent_records_by_consent").on(table.consentId, table.id),
    index("consent_records_by_time").on(table.recordedAt),
  ],
);

/**
 * What visitors are asked about and what they read about it, version by version. Rows are only ever added; decisions
 * name the version that was shown.
 */
export const consentOffers = pgTable("consent_offers", {
  /** Rises by one, or to what staff counted up. */
  version: integer().primaryKey(),
  /** Of services, words and the staff's own number: another one makes another version. */
  hash: text().notNull(),
  services: jsonb().$type<string[]>().notNull(),
  /** All that is said, in each language. */
  texts: localized().notNull(),
  /** By the machine's clock. */
  firstOfferedAt: instant().notNull().defaultNow(),
});
