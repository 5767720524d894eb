import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { contentPresence, users } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";

/** Where a member of staff is in an owner. */
export interface Presence {
  sectionId: number | null;
  field: string;
  isIdle: boolean;
}

/** Keeps where a person is, in place of where they were in the same owner. */
export async function keepPresence(
  database: Database,
  owner: OwnerKey,
  userId: number,
  presence: Presence,
  seenAt: Date,
): Promise<void> {
  const { ownerType, ownerId } = contentPresence;
  const values = { ...presence, seenAt };
  await database
    .insert(contentPresence)
    .values({ ...owner, userId, ...values })
    .onConflictDoUpdate({ target: [ownerType, ownerId, contentPresence.userId], set: values });
}

/** Who else is in an owner, by name: those who said so after a moment. */
export async function listOthers(
  database: Database,
  { ownerType, ownerId }: OwnerKey,
  userId: number,
  after: Date,
): Promise<(Presence & { name: string })[]> {
  const { sectionId, field, isIdle } = contentPresence;
  return database
    .select({ name: users.username, sectionId, field, isIdle })
    .from(contentPresence)
    .innerJoin(users, eq(users.id, contentPresence.userId))
    .where(
      and(
        eq(contentPresence.ownerType, ownerType),
        eq(contentPresence.ownerId, ownerId),
        ne(contentPresence.userId, userId),
        gt(contentPresence.seenAt, after),
      ),
    )
    .orderBy(asc(users.username), asc(users.id));
}

export async function forgetPresenceBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(contentPresence).where(lte(contentPresence.seenAt, moment));
}
