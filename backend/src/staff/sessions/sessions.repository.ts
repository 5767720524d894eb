import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { sessions, users } from "../../platform/database/schema/index.ts";
import type { SignedInUser } from "../../platform/plugins/access.ts";
import { unlessFull } from "../../platform/database/storageFault.ts";

/** A session that was not used for this long has expired. */
const idleMs = 12 * 60 * 60 * 1000;
/** How exact "last seen" is; keeps reading from becoming writing. */
const seenEveryMs = 5 * 60 * 1000;

/** Sessions that are still good. */
export const isGood = (now: Date) =>
  and(gt(sessions.endsAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)));

/** @returns the user of a session that is still good, and notes that it was used */
export async function getSessionUser(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<SignedInUser | null> {
  const [row] = await database
    .select({
      user: {
        id: users.id,
        email: users.email,
        username: users.username,
        role: users.role,
        locale: users.locale,
        sessionId: sessions.id,
      },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.isActive, true), isGood(now)));
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    const noted = database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.tokenHash, tokenHash));
    await unlessFull(noted);
  }
  return row.user;
}

/** Forgets sessions that are over. */
export async function deleteEndedSessions(database: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs);
  await database
    .delete(sessions)
    .where(or(lt(sessions.endsAt, now), lt(sessions.lastSeenAt, idleSince)));
}

/** Begins a session, and forgets those that are over. */
export async function createSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await deleteEndedSessions(database, session.createdAt);
  await database.insert(sessions).values(session);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** A user's sessions that are still good, the one used last first. */
export async function getSessions(
  database: Database,
  userId: number,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isGood(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** @returns whether this user had a session of this id */
export async function endSessionOf(
  database: Database,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Ends all sessions of a user.
 * @param keep id of one that goes on
 */
export async function endSessionsOf(
  database: Database,
  userId: number,
  keep?: number,
): Promise<void> {
  await database
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)),
    );
}
