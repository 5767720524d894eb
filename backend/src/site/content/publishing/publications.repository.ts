import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { auditLog, pageSnapshots } from "../../../platform/database/schema/index.ts";
import { ownerName, type OwnerKey } from "../pages/owners.repository.ts";

/** A publication of an owner. */
export interface Publication {
  /** The owner's revision at that time. */
  revision: number;
  /** The sections that were published, and null for the head; all of the working copy where it is null. */
  only: ReadonlySet<number | null> | null;
}

/** What the audit log says of a publication of some sections alone. */
export interface PublishedPart {
  sections: number[];
  head: boolean;
}

/** More than these are not asked for: what is older counts as public by the oldest of them. */
const mostPublications = 100;

/** The publications of an owner, the newest first. */
export async function listPublications(
  database: Database,
  owner: OwnerKey,
): Promise<Publication[]> {
  const { ownerType, ownerId, kind, id, revision } = pageSnapshots;
  const rows = await database
    .select({ revision, only: sql<PublishedPart | null>`${auditLog.details}->'only'` })
    .from(pageSnapshots)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.what, ownerName(owner)),
        eq(auditLog.action, "publish"),
        sql`(${auditLog.details}->>'version')::int = ${id}`,
      ),
    )
    .where(and(eq(ownerType, owner.ownerType), eq(ownerId, owner.ownerId), eq(kind, "published")))
    .orderBy(desc(id))
    .limit(mostPublications);
  return rows.map(({ revision: at, only }) => ({
    revision: at,
    only: only && new Set([...only.sections, ...(only.head ? [null] : [])]),
  }));
}

/** The part of which a version was frozen for a schedule; undefined for all of the working copy. */
export async function getFrozenPart(
  database: Database,
  owner: OwnerKey,
  version: number,
): Promise<PublishedPart | undefined> {
  const { what, action, details, id } = auditLog;
  const [line] = await database
    .select({ only: sql<PublishedPart | null>`${details}->'only'` })
    .from(auditLog)
    .where(
      and(
        eq(what, ownerName(owner)),
        eq(action, "schedule"),
        sql`(${details}->>'version')::int = ${version}`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return line?.only ?? undefined;
}
