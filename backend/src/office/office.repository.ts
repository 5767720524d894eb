import type { Office, OfficeEvent } from "@festival/contracts/api/operations";
import type { Locale } from "@festival/contracts/locales";
import { dayAfter } from "@festival/contracts/time/wallClock";
import { festivalDay, startOfFestivalDay } from "@festival/contracts/time/festivalTime";
import { and, asc, count, desc, eq, gte, lt, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../platform/database/openDatabase.ts";
import {
  articles,
  blocks,
  booklets,
  contentPresence,
  contentSchedules,
  events,
  formEntries,
  forms,
  homeBlocks,
  images,
  mails,
  newsletterDeliveries,
  pages,
  pageSnapshots,
  sections,
  users,
  venues,
} from "../platform/database/schema/index.ts";
import { ownerFacts, ownerPath } from "../site/content/pages/ownerPaths.ts";
import { ownerName, type OwnerKey } from "../site/content/pages/owners.repository.ts";
import { countJobs } from "../platform/jobs/jobs.repository.ts";

const day = 24 * 60 * 60 * 1000;
const mostDrafts = 20;
const mostOwners = 200;
const scheduledWithin = 14 * day;

const inLanguage = (column: PgColumn, locale: Locale) =>
  sql<string>`coalesce(${column}->>${locale}, '')`;

/** The title of whatever owns content. */
export const titleOf = (type: SQL, id: SQL, locale: Locale) => sql<string>`coalesce(case ${type}
  when 'page' then (select ${inLanguage(pages.title, locale)} from ${pages} where ${pages.id} = ${id})
  when 'article' then
    (select ${inLanguage(articles.title, locale)} from ${articles} where ${articles.id} = ${id})
  when 'event' then
    (select ${inLanguage(events.title, locale)} from ${events} where ${events.id} = ${id})
  when 'booklet' then (select ${inLanguage(events.title, locale)} from ${events}
    join ${booklets} on ${eq(booklets.eventId, events.id)} where ${booklets.id} = ${id})
  when 'block' then
    (select ${inLanguage(blocks.name, locale)} from ${blocks} where ${blocks.id} = ${id})
  when 'home' then (select ${homeBlocks.name} from ${homeBlocks} where ${homeBlocks.id} = ${id})
  end, '')`;

export async function listTodaysEvents(
  database: Database,
  now: Date,
  locale: Locale,
): Promise<OfficeEvent[]> {
  const today = festivalDay(now);
  const rows = await database
    .select({
      id: events.id,
      startsAt: events.startsAt,
      title: inLanguage(events.title, locale),
      venue: inLanguage(venues.name, locale),
      status: events.status,
      buttonStatus: events.buttonStatus,
      isOnline: events.isOnline,
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        gte(events.startsAt, startOfFestivalDay(today)),
        lt(events.startsAt, startOfFestivalDay(dayAfter(today))),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
  return rows.map(({ startsAt, buttonStatus, isOnline, ...row }) => ({
    ...row,
    starts_at: startsAt.toISOString(),
    button_status: buttonStatus,
    is_online: isOnline,
  }));
}

/** Content as a query reads it, with what its address is made of. */
interface OwnerRow extends OwnerKey, Record<string, unknown> {
  title: string;
  facts: Record<string, unknown> | null;
}

/** Content whose sections were written later than what is public, the newest last change first. */
export async function listDrafts(database: Database, locale: Locale): Promise<Office["drafts"]> {
  const lastWrite = sql`max((select coalesce(max(field.revision::text::int), 0)
    from jsonb_each(${sections.fieldRevisions}) as part(name, fields),
      jsonb_each(part.fields) as field(name, revision)))`;
  const { rows } = await database.execute<OwnerRow>(sql`
    with written as (
      select ${sections.ownerType} as type, ${sections.ownerId} as id, ${lastWrite} as revision,
        count(*) as sections
      from ${sections} where ${sections.ownerId} is not null
      group by ${sections.ownerType}, ${sections.ownerId}
    ), published as (
      select distinct on (${pageSnapshots.ownerType}, ${pageSnapshots.ownerId})
        ${pageSnapshots.ownerType} as type, ${pageSnapshots.ownerId} as id,
        ${pageSnapshots.revision} as revision,
        jsonb_array_length(${pageSnapshots.sections}) as sections
      from ${pageSnapshots}
      order by ${pageSnapshots.ownerType}, ${pageSnapshots.ownerId}, ${pageSnapshots.id} desc
    )
    select written.type as "ownerType", written.id as "ownerId",
      ${titleOf(sql`written.type`, sql`written.id`, locale)} as title,
      ${ownerFacts(sql`written.type`, sql`written.id`)} as facts
    from written left join published using (type, id)
    where published.id is null or written.revision > published.revision
      or written.sections <> published.sections
    order by written.revision desc, written.id limit ${mostDrafts}`);
  return rows.map((row) => ({
    what: ownerName(row),
    title: row.title,
    path: ownerPath(row, locale),
  }));
}

export async function listSchedulesToCome(
  database: Database,
  now: Date,
  locale: Locale,
): Promise<Office["schedules"]> {
  const { ownerType, ownerId, action, at, doneAt } = contentSchedules;
  const until = new Date(now.getTime() + scheduledWithin).toISOString();
  const { rows } = await database.execute<Office["schedules"][number] & { at: string | Date }>(sql`
    select ${ownerType} || ':' || ${ownerId} as what,
      ${titleOf(sql`${ownerType}`, sql`${ownerId}`, locale)} as title, ${action} as action,
      ${at} as at
    from ${contentSchedules}
    where ${doneAt} is null and ${at} < ${until}::timestamptz order by ${at}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

export async function countNewEntries(
  database: Database,
  locale: Locale,
): Promise<Office["entries"]> {
  const entries = count();
  return database
    .select({ form: forms.id, title: inLanguage(forms.title, locale), count: entries })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(eq(formEntries.state, "new"))
    .groupBy(forms.id)
    .orderBy(desc(entries));
}

export async function countFailures(
  database: Database,
): Promise<{ renditions: number; jobs: number; mails: number; deliveries: number }> {
  const [pictures] = await database
    .select({ count: count() })
    .from(images)
    .where(ne(images.renditionProblem, ""));
  const [unsent] = await database
    .select({ count: count() })
    .from(mails)
    .where(eq(mails.state, "failed"));
  const [untold] = await database
    .select({ count: count() })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.state, "failed"));
  const jobs = (await countJobs(database)).filter(({ state }) => state === "failed");
  return {
    renditions: pictures?.count ?? 0,
    jobs: jobs.reduce((sum, { count: failed }) => sum + failed, 0),
    mails: unsent?.count ?? 0,
    deliveries: untold?.count ?? 0,
  };
}

/** Who is in which content, as of a moment of the machine's clock. */
export async function listPeopleAtWork(
  database: Database,
  after: Date,
  locale: Locale,
): Promise<Office["people"]> {
  const { ownerType, ownerId, isIdle, seenAt, userId } = contentPresence;
  return database
    .select({
      what: sql<string>`${ownerType} || ':' || ${ownerId}`,
      title: titleOf(sql`${ownerType}`, sql`${ownerId}`, locale),
      name: users.username,
      is_idle: isIdle,
    })
    .from(contentPresence)
    .innerJoin(users, eq(users.id, userId))
    .where(gte(seenAt, after))
    .orderBy(asc(users.username), asc(ownerType), asc(ownerId));
}

/** Whatever owns sections, the newest first. */
export async function listContentOwners(
  database: Database,
  locale: Locale,
): Promise<(OwnerKey & { title: string; path: string | null })[]> {
  const { ownerType, ownerId } = sections;
  const { rows } = await database.execute<OwnerRow>(sql`
    select owned.type as "ownerType", owned.id as "ownerId",
      ${titleOf(sql`owned.type`, sql`owned.id`, locale)} as title,
      ${ownerFacts(sql`owned.type`, sql`owned.id`)} as facts
    from (select ${ownerType} as type, ${ownerId} as id, max(${sections.id}) as newest
      from ${sections} where ${ownerId} is not null group by ${ownerType}, ${ownerId}) as owned
    order by owned.newest desc limit ${mostOwners}`);
  return rows.map(({ facts, ...row }) => ({ ...row, path: ownerPath({ ...row, facts }, locale) }));
}
