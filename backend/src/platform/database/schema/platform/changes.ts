import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { users } from "../staff/staff.ts";

/** What each write changed, as cache tags; caches read it in the order of the ids. */
export const changes = pgTable(
  "changes",
  {
    id: id(),
    tags: jsonb().$type<string[]>().notNull(),
    /** By the machine's clock. */
    at: instant().notNull().defaultNow(),
  },
  (table) => [index("changes_by_time").on(table.at)],
);

/** Who did what, and when. Lines are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** By the machine's clock. */
    at: instant().notNull().defaultNow(),
    /** Null for visitors, jobs and imports. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Name as it was then, which outlives the account. */
    actor: text().notNull(),
    /** Such as "create", "publish" or "sign-in". */
    action: text().notNull(),
    /** Kind and id, such as "event:12". */
    what: text().notNull(),
    /** Title as it was then; may be empty. */
    title: text().notNull().default(""),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Leads to the request's lines in the log. */
    requestId: text().notNull().default(""),
  },
  (table) => [
    index("audit_log_by_time").on(table.at),
    index("audit_log_by_user").on(table.userId, table.id),
    index("audit_log_by_what").on(table.what, table.id),
  ],
);
