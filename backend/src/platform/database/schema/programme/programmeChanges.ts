import type { ProgrammeChangeKind } from "@festival/contracts/api/programme/programmeChanges";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, localized } from "../columns.ts";
import { events } from "./events.ts";

/** What changed in the programme after it was announced, as visitors read it. */
export const programmeChanges = pgTable(
  "programme_changes",
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    kind: text().$type<ProgrammeChangeKind>().notNull(),
    text: localized().notNull(),
    /** By the festival's clock. */
    at: instant().notNull(),
    /** What it was before, by the API's field names. */
    previous: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("programme_changes_newest").on(table.at.desc(), table.id.desc()),
    index("programme_changes_by_event").on(table.eventId, table.id),
  ],
);
