import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { ClientError } from "@festival/contracts/api/editing/clientErrors";
import type { Database } from "../../platform/database/openDatabase.ts";
import { clientErrors } from "../../platform/database/schema/index.ts";
import type { ReadError } from "./readReport.ts";

/** The same error, as often as it was told lately. */
export interface CountedError extends ReadError {
  count: number;
  routes: readonly string[];
  browsers: readonly string[];
  firstAt: Date;
  lastAt: Date;
}

/** So many different errors are kept for a day: those who make them up fill no disk. */
const mostOfDay = 500;
/** Routes and browsers of one error of one day. */
const mostNames = 8;
const mostShown = 200;

const { day, fingerprint, count, firstAt, lastAt } = clientErrors;

/** What stands in either list, once each. */
const joined = (name: "routes" | "browsers") =>
  sql`(select coalesce(array_agg(one), '{}') from (
    select distinct one from unnest(${clientErrors[name]} || excluded.${sql.identifier(name)}) as one
    order by one limit ${mostNames}) as names)`;

/** Adds to what failed on a day, YYYY-MM-DD. */
export async function addClientErrors(
  database: Database,
  on: string,
  errors: readonly CountedError[],
): Promise<void> {
  const kept = await database.select({ fingerprint }).from(clientErrors).where(eq(day, on));
  const known = new Set(kept.map((row) => row.fingerprint));
  const rows = errors.map(({ route: _route, browser: _browser, ...error }) => ({
    ...error,
    day: on,
    frames: [...error.frames],
    routes: error.routes.slice(0, mostNames),
    browsers: error.browsers.slice(0, mostNames),
  }));
  const fresh = rows.filter((row) => !known.has(row.fingerprint));
  const all = [
    ...rows.filter((row) => known.has(row.fingerprint)),
    ...fresh.slice(0, Math.max(mostOfDay - known.size, 0)),
  ];
  if (all.length === 0) return;
  await database
    .insert(clientErrors)
    .values(all)
    .onConflictDoUpdate({
      target: [day, fingerprint],
      set: {
        count: sql`${count} + excluded.count`,
        firstAt: sql`least(${firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
        routes: joined("routes"),
        browsers: joined("browsers"),
      },
    });
}

const newestOf = (days: readonly (typeof clientErrors.$inferSelect)[]) =>
  days.toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime())[0];

/** What failed since a day, each error of each release once, the latest first. */
export async function listClientErrors(database: Database, since: string): Promise<ClientError[]> {
  const latest = sql<Date>`max(${lastAt})`;
  const found = await database
    .select({ fingerprint })
    .from(clientErrors)
    .where(gte(day, since))
    .groupBy(fingerprint)
    .orderBy(desc(latest), fingerprint)
    .limit(mostShown);
  const ids = found.map((row) => row.fingerprint);
  const rows = await database
    .select()
    .from(clientErrors)
    .where(and(gte(day, since), inArray(fingerprint, ids)));
  const byError = Map.groupBy(rows, (row) => row.fingerprint);
  return found.flatMap(({ fingerprint: id }) => {
    const days = byError.get(id) ?? [];
    const newest = newestOf(days);
    if (!newest) return [];
    const names = (which: "routes" | "browsers") => [
      ...new Set(days.flatMap((one) => one[which]).filter(Boolean)),
    ];
    const { kind, part, version, message, frames } = newest;
    return {
      id,
      kind,
      part,
      version,
      message,
      frames,
      routes: names("routes"),
      browsers: names("browsers"),
      count: days.reduce((sum, one) => sum + one.count, 0),
      first_at: new Date(Math.min(...days.map((one) => one.firstAt.getTime()))).toISOString(),
      last_at: newest.lastAt.toISOString(),
    };
  });
}

/** Forgets what failed before a day. */
export async function forgetClientErrorsBefore(database: Database, first: string): Promise<void> {
  await database.delete(clientErrors).where(lt(day, first));
}
