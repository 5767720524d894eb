import type { AuditAction } from "@festival/contracts/resources/auditActions";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { auditLog } from "../../../platform/database/schema/index.ts";
import type { Actor } from "../../../platform/database/write.ts";
import { ownerName, type OwnerKey } from "../pages/owners.repository.ts";

/** What one person did to an owner's sections within ten minutes, as the audit log tells it. */
interface EditDetails extends Record<string, unknown> {
  /** The last one that they made. */
  revision: number;
  /** First and last of each run of revisions that they made one after the other. */
  revisions: [first: number, last: number][];
  /** When the last of them was made, in ISO 8601. */
  until: string;
  /** Names of written fields, such as "de.content", by the section's id or by "head". */
  fields: Record<string, string[]>;
  inserted: number[];
  moved: number[];
  removed: number[];
}

/** What one call did. */
export interface Edit {
  revision: number;
  /** Null stands for the head. */
  fields: ReadonlyMap<number | null, ReadonlySet<string>>;
  inserted: ReadonlySet<number>;
  moved: ReadonlySet<number>;
  removed: ReadonlySet<number>;
}

const action: AuditAction = "edit sections";
const minutes = 10;

const together = (before: readonly number[], more: ReadonlySet<number>) =>
  [...new Set([...before, ...more])].toSorted((one, other) => one - other);

function withRevision(runs: EditDetails["revisions"], revision: number): EditDetails["revisions"] {
  const last = runs.at(-1);
  if (last?.[1] === revision - 1) return [...runs.slice(0, -1), [last[0], revision]];
  return [...runs, [revision, revision]];
}

function add(before: EditDetails | undefined, edit: Edit, now: Date): EditDetails {
  const fields = { ...before?.fields };
  for (const [id, names] of edit.fields) {
    const key = id ?? "head";
    fields[key] = [...new Set([...(fields[key] ?? []), ...names])];
  }
  return {
    revision: edit.revision,
    revisions: withRevision(before?.revisions ?? [], edit.revision),
    until: now.toISOString(),
    fields,
    inserted: together(before?.inserted ?? [], edit.inserted),
    moved: together(before?.moved ?? [], edit.moved),
    removed: together(before?.removed ?? [], edit.removed),
  };
}

/**
 * Notes in the audit log what a person did to an owner that is held. What they did to it before, if that was the
 * last of theirs there and began within ten minutes, is recorded in the same line.
 */
export async function noteEdit(
  transaction: Database,
  { userId, name, requestId }: Actor & { userId: number },
  owner: OwnerKey,
  title: string,
  edit: Edit,
): Promise<void> {
  const what = ownerName(owner);
  const [last] = await transaction
    .select({
      id: auditLog.id,
      action: auditLog.action,
      details: auditLog.details,
      isRecent: sql<boolean>`${auditLog.at} > now() - make_interval(mins => ${minutes}::int)`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.what, what), eq(auditLog.userId, userId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const now = new Date();
  if (last?.action === action && last.isRecent) {
    // written by this function
    const details = add(last.details as EditDetails, edit, now);
    await transaction.update(auditLog).set({ details }).where(eq(auditLog.id, last.id));
    return;
  }
  const details = add(undefined, edit, now);
  const line = { userId, actor: name, action, what, title, details, requestId };
  await transaction.insert(auditLog).values(line);
}

/** Who did something to an owner, and when, in ISO 8601. */
export interface EditAuthor {
  /** Null for whose account is gone. */
  userId: number | null;
  by: string;
  at: string;
}

type Line = typeof auditLog.$inferSelect;

function authorOf({ userId, actor: by, at, details }: Line): EditAuthor {
  const until = typeof details.until === "string" ? details.until : at.toISOString();
  return { userId, by, at: until };
}

/** Who made which revisions of an owner, and when; without those that the log does not name. */
export async function findAuthors(
  database: Database,
  owner: OwnerKey,
  revisions: readonly number[],
): Promise<Map<number, EditAuthor>> {
  if (revisions.length === 0) return new Map();
  const lines = await database
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.what, ownerName(owner)),
        sql`(${auditLog.details}->>'revision')::int >= ${Math.min(...revisions)}`,
      ),
    )
    .orderBy(asc(auditLog.id));
  return new Map(
    revisions.flatMap((revision) => {
      const line = lines.find(({ details }) => hasMade(details, revision));
      if (!line) return [];
      return [[revision, authorOf(line)] as const];
    }),
  );
}

/** Whether a line of the log tells of a revision. */
export function hasMade(details: Readonly<Record<string, unknown>>, revision: number): boolean {
  if (!Array.isArray(details.revisions)) return details.revision === revision;
  const runs = details.revisions as EditDetails["revisions"];
  return runs.some(([first, last]) => first <= revision && revision <= last);
}

/** A line of the log of an owner that names its revision. */
export interface EditLine extends EditAuthor {
  /** The last one that it tells of. */
  revision: number;
  details: Readonly<Record<string, unknown>>;
}

/** Who did what to an owner after a revision, the earliest first. */
export async function listEditLines(
  database: Database,
  owner: OwnerKey,
  revision: number,
): Promise<EditLine[]> {
  const lines = await database
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.what, ownerName(owner)),
        sql`(${auditLog.details}->>'revision')::int > ${revision}`,
      ),
    )
    .orderBy(asc(auditLog.id));
  return lines.map((line) => ({
    ...authorOf(line),
    revision: Number(line.details.revision),
    details: line.details,
  }));
}

/** Who removed sections of an owner after a revision; without those that the log does not name. */
export async function findRemovers(
  database: Database,
  owner: OwnerKey,
  revision: number,
  sections: ReadonlySet<number>,
): Promise<{ section: number; by: string; at: string }[]> {
  if (sections.size === 0) return [];
  const lines = await listEditLines(database, owner, revision);
  return [...sections].flatMap((section) => {
    const line = lines.findLast(({ details }) => [details.removed].flat().includes(section));
    return line ? [{ section, by: line.by, at: line.at }] : [];
  });
}

/** What a line of the log says of a section or, by null, of the head. */
export interface EditActs {
  /** Names of written fields, such as "de.content". */
  fields: ReadonlySet<string>;
  /** Whether it was made, moved or removed, or written by a call that names no fields. */
  isPlaced: boolean;
}

export function actsIn({ details }: Pick<EditLine, "details">, section: number | null): EditActs {
  const { inserted, moved, removed, sections, version, fields = {} } = details;
  const names = (fields as Record<string, unknown>)[section ?? "head"];
  const placed = [inserted, moved, removed, sections, details.section].flat();
  // a version that was restored as a whole may have moved anything
  const isWhole = version !== undefined && sections === undefined;
  return {
    fields: new Set(Array.isArray(names) ? names.map(String) : []),
    isPlaced: section !== null && (isWhole || placed.includes(section)),
  };
}
