import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** What an erasure was about: all of a person, or their entries or their newsletter alone. */
export type ErasureScope = "person" | "entries" | "newsletter";

/**
 * Erasures that were done in this database, without the address that they were about: that is found again by who
 * knows it. The same lines stand in a file of the data folder, which outlives a restored backup.
 */
export const erasures = pgTable("erasures", {
  id: uuid().primaryKey(),
  /** Random, hexadecimal: equal addresses have different hashes. */
  salt: text().notNull(),
  /** SHA-256 of salt and address, hexadecimal. */
  hash: text().notNull(),
  scope: text().$type<ErasureScope>().notNull(),
  /** By the machine's clock. */
  erasedAt: instant().notNull(),
  /** How much of each kind was deleted. */
  counts: jsonb().$type<Record<string, number>>().notNull(),
});
