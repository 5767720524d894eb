import type { Localized } from "@festival/contracts/locales";
import { customType, integer, jsonb, timestamp } from "drizzle-orm/pg-core";

/** The primary key of every table; may be given, else it counts up. */
export const id = () => integer().generatedByDefaultAsIdentity().primaryKey();

/** A text once per language, or anything else that exists per language. */
export const localized = <T = string>() => jsonb().$type<Localized<T>>();

/** An instant; read and written as a Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Sorts as German telephone books and readers expect: umlauts beside their vowels. */
export const germanText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

export const emptyText: Localized = { de: "", en: "" };
