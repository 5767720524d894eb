import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { recordVersions } from "../../database/schema/index.ts";
import type { ResourceRecord } from "../resource.ts";
import { agreed } from "./staleFields.ts";

const mostVersions = 100;
/** Versions of a record of which one tells which language is older. */
export const mostCompared = 50;

/** The fields in which two records differ. */
export function differingFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(after).filter(
    (field) => field !== "revision" && !isDeepStrictEqual(before[field], after[field]),
  );
}

/**
 * Keeps what a record is now, and what it was before where that is not kept yet.
 * @param what kind and id, such as "event:12"
 */
export async function keepVersion(
  tx: Database,
  what: string,
  actor: string,
  { before, after }: { before: ResourceRecord | null; after: ResourceRecord },
): Promise<void> {
  const fields = before ? differingFields(before, after) : [];
  const now = { what, revision: after.revision, actor, fields, record: after };
  const earlier = before ? [{ what, revision: before.revision, record: before }] : [];
  await tx
    .insert(recordVersions)
    .values([...earlier, now])
    .onConflictDoNothing();
}

/** The newest first, at most a hundred. */
export const listVersions = (database: Database, what: string) =>
  database
    .select({
      revision: recordVersions.revision,
      at: recordVersions.at,
      actor: recordVersions.actor,
      fields: recordVersions.fields,
    })
    .from(recordVersions)
    .where(eq(recordVersions.what, what))
    .orderBy(desc(recordVersions.revision))
    .limit(mostVersions);

/** Whole ones, the earliest first, at most the last fifty. */
export async function listWholeVersions(database: Database, what: string) {
  const { at, actor, fields, record, revision } = recordVersions;
  const newest = await database
    .select({ at, actor, fields, record })
    .from(recordVersions)
    .where(eq(recordVersions.what, what))
    .orderBy(desc(revision))
    .limit(mostCompared);
  return newest.toReversed();
}

/** Notes of a version that its languages agree. */
export async function noteAgreement(tx: Database, what: string, revision: number): Promise<void> {
  await tx
    .update(recordVersions)
    .set({ fields: sql`${recordVersions.fields} || ${JSON.stringify([agreed])}::jsonb` })
    .where(and(eq(recordVersions.what, what), eq(recordVersions.revision, revision)));
}

export async function getVersion(
  database: Database,
  what: string,
  revision: number,
): Promise<Record<string, unknown> | undefined> {
  const [version] = await database
    .select({ record: recordVersions.record })
    .from(recordVersions)
    .where(and(eq(recordVersions.what, what), eq(recordVersions.revision, revision)));
  return version?.record;
}

export async function deleteVersions(tx: Database, what: string): Promise<void> {
  await tx.delete(recordVersions).where(eq(recordVersions.what, what));
}

export async function forgetVersionsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(recordVersions).where(lt(recordVersions.at, moment));
}
