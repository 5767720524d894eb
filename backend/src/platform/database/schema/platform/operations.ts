import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** What is said in a mail, until it is sent. */
export interface MailContent {
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Mails that were to be sent, for as long as staff may look up their outcome. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    // all times by the machine's clock
    createdAt: instant().notNull().defaultNow(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Null as soon as it is sent: links in it are secrets. */
    content: jsonb().$type<MailContent>(),
    state: text().$type<"queued" | "sent" | "failed">().notNull().default("queued"),
    /** How often sending it was tried. */
    attempts: integer().notNull().default(0),
    /** Why the last try failed; empty where none did. */
    problem: text().notNull().default(""),
    sentAt: instant(),
    /** Its file in the mail folder, where mails go without a server. */
    fileName: text(),
  },
  (table) => [
    index("mails_by_time").on(table.createdAt),
    index("mails_by_state").on(table.state, table.id),
  ],
);

/** How often something was asked for within a stretch of time. Not logged: it may be lost in a crash. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The limit's name and who is limited. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When counting starts at zero again, by the database's clock. */
    endsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.endsAt)],
);
