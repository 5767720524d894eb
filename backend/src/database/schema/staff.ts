import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

export const users = pgTable("users", {
  id: id(),
  /** In lower case. */
  email: text().notNull().unique(),
  username: text().notNull(),
  /** Argon2id, in the PHC notation. */
  passwordHash: text().notNull(),
  role: text().$type<"editor" | "admin">().notNull().default("editor"),
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hexadecimal; the token itself is nowhere stored. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // sessions live by the machine's clock: moving the festival's clock must not sign anybody out
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);

/** The festival's clock: one row, what to add to the machine's clock. */
export const clock = pgTable("clock", {
  id: integer().primaryKey().default(1),
  offsetMs: bigint({ mode: "number" }).notNull().default(0),
});
