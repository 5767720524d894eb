import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { sessions, users } from "../../database/schema/index.ts";

export interface SignedInUser {
  id: number;
  email: string;
  username: string;
  role: "editor" | "admin";
}

/** A session that nobody used for this long is over. */
const idleMs = 12 * 60 * 60 * 1000;
/** How exact "last seen" is; keeps reading from becoming writing. */
const seenEveryMs = 5 * 60 * 1000;

/** @returns the user of a session that is still good, and notes that it was used */
export async function getSessionUser(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<SignedInUser | null> {
  const [row] = await database
    .select({
      user: { id: users.id, email: users.email, username: users.username, role: users.role },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    await database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return row.user;
}

/** Begins a session, and forgets those that are over. */
export async function createSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await database.delete(sessions).where(lt(sessions.endsAt, session.createdAt));
  await database.insert(sessions).values(session);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function getUserByEmail(
  database: Database,
  email: string,
): Promise<(SignedInUser & { passwordHash: string }) | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return user;
}
