import type { Office } from "@festival/contracts/api/operations";
import { and, asc, count, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { rightsNoticeDays } from "../../platform/media/rights.ts";
import { auditLog, images } from "../../platform/database/schema/index.ts";

const day = 24 * 60 * 60 * 1000;
/** Days before the end of the rights to a picture on which staff get a notice, the first notice first. */
export const noticeDays = [rightsNoticeDays, 3] as const;
export type NoticeDays = (typeof noticeDays)[number];
export const noticeAction = "rights-notice";

export interface EndingPicture {
  id: number;
  name: string;
  rightsUntil: Date;
}

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

/** Of a picture whose rights end between two moments. */
const endsWithin = (now: Date, until: Date) =>
  and(gt(images.rightsUntil, now), lt(images.rightsUntil, until));

export async function countEndingRights(database: Database, now: Date): Promise<Office["rights"]> {
  const until = daysAfter(now, noticeDays[0]);
  const [found] = await database
    .select({ count: count() })
    .from(images)
    .where(endsWithin(now, until));
  return { count: found?.count ?? 0, until: until.toISOString() };
}

/** How the log names a notice: one for each end of the rights, so that an extension is followed by new ones. */
const noticeKey = (id: number, days: number, until: string) => `image:${id} ${days} ${until}`;

/** Pictures whose last notice that is due was not sent yet, by its days; those that end first stand first. */
export async function listUntold(
  database: Database,
  now: Date,
): Promise<Map<NoticeDays, EndingPicture[]>> {
  const rows = await database
    .select({ id: images.id, name: images.name, rightsUntil: images.rightsUntil })
    .from(images)
    .where(endsWithin(now, daysAfter(now, noticeDays[0])))
    .orderBy(asc(images.rightsUntil), asc(images.id));
  const untold = new Map<NoticeDays, EndingPicture[]>();
  if (rows.length === 0) return untold;
  const sent = await database
    .select({ what: auditLog.what, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, noticeAction),
        inArray(
          auditLog.what,
          rows.map(({ id }) => `image:${id}`),
        ),
      ),
    );
  const known = new Set(
    sent.map(({ what, details }) => `${what} ${String(details.days)} ${String(details.until)}`),
  );
  for (const { id, name, rightsUntil } of rows) {
    if (!rightsUntil) continue;
    const days = noticeDays.findLast((before) => rightsUntil < daysAfter(now, before));
    if (days === undefined || known.has(noticeKey(id, days, rightsUntil.toISOString()))) continue;
    untold.set(days, [...(untold.get(days) ?? []), { id, name, rightsUntil }]);
  }
  return untold;
}

/** Lets others wait who would send the same notices, until this transaction ends. */
export async function holdNotices(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${noticeAction}))`);
}
