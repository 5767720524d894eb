import type { Locale } from "@festival/contracts/locales";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { consentTexts } from "./forms.ts";

/** Who gets the newsletter, or would once they confirm. All times by the machine's clock. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique(),
    locale: text().$type<Locale>().notNull(),
    /** Values of the newsletter form's choices; none means all. */
    interests: jsonb().$type<string[]>().notNull().default([]),
    /** Of the links in each newsletter. Kept as it is, as each newsletter needs it again. */
    token: text().notNull().unique(),
    /** SHA-256 of the token in the mail that asks to confirm; null once there is none. */
    confirmTokenHash: text().unique(),
    consentVersion: text().references(() => consentTexts.version),
    requestedAt: instant().notNull(),
    confirmedAt: instant(),
    /** When the last requested mail went out: not everyone who types an address owns it. */
    mailedAt: instant(),
  },
  (table) => [index("newsletter_subscribers_waiting").on(table.confirmedAt, table.requestedAt)],
);

/** The proof that a subscriber wanted the newsletter. Kept longer than the subscription, then deleted. */
export const newsletterProofs = pgTable(
  "newsletter_proofs",
  {
    id: id(),
    email: text().notNull(),
    action: text().$type<"request" | "confirm" | "change" | "unsubscribe">().notNull(),
    locale: text().$type<Locale>().notNull(),
    consentVersion: text().references(() => consentTexts.version),
    at: instant().notNull(),
    /** Null as long as the subscription lives. */
    expiresAt: instant(),
  },
  (table) => [
    index("newsletter_proofs_by_email").on(table.email, table.id),
    index("newsletter_proofs_expiry").on(table.expiresAt),
  ],
);

/** What a delivery says besides its action and its address. */
export interface DeliveryContent {
  locale: Locale;
  interests: string[];
  consent_version: string | null;
  /** Null until the owner of the address confirmed. */
  confirmed_at: string | null;
  /** Null until then. */
  settings_link: string | null;
  one_click_link: string | null;
}

/** Deliveries of subscribers to other programs, for as long as admins may look up the outcome. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    /** Counts up with what happens: receivers order by it what retries have mixed up. */
    id: id(),
    // all times by the machine's clock
    createdAt: instant().notNull().defaultNow(),
    target: text().$type<"webhook" | "listmonk">().notNull(),
    action: text()
      .$type<"request" | "confirm" | "change" | "unsubscribe" | "expire" | "erase">()
      .notNull(),
    /** Null as soon as it is sent. */
    email: text(),
    /** Null as soon as it is sent, and where the address says all. */
    content: jsonb().$type<DeliveryContent>(),
    state: text().$type<"queued" | "sent" | "failed">().notNull().default("queued"),
    /** How often sending it was tried. */
    attempts: integer().notNull().default(0),
    /** Why the last try failed; empty where none did. */
    problem: text().notNull().default(""),
    sentAt: instant(),
  },
  (table) => [
    index("newsletter_deliveries_by_time").on(table.createdAt),
    index("newsletter_deliveries_by_state").on(table.state, table.id),
    index("newsletter_deliveries_by_email").on(table.email),
  ],
);
