import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** Events that a visitor put together, to be subscribed to. Nothing says whose they are. */
export const plans = pgTable(
  "plans",
  {
    id: id(),
    /** Unguessable; stands in the address that calendars read. */
    token: text().notNull().unique(),
    /** SHA-256 of what allows to change the plan, hexadecimal. */
    secretHash: text().notNull(),
    eventIds: jsonb().$type<number[]>().notNull().default([]),
    /** By the machine's clock. */
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** To the day: plans that are no longer read are deleted. */
    readAt: instant().notNull().defaultNow(),
    revision: integer().notNull().default(1),
  },
  (table) => [index("plans_unread").on(table.readAt)],
);
