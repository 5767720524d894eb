import type { Locale } from "@festival/contracts/locales";
import { and, asc, count, desc, eq, gt, ilike, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { sessions, signInTries, users } from "../../platform/database/schema/index.ts";
import { isGood } from "../sessions/sessions.repository.ts";

export type UserRow = typeof users.$inferSelect;

/** Of those who can sign in as admins. */
const isAdmin = and(
  eq(users.role, "admin"),
  eq(users.isActive, true),
  isNotNull(users.passwordHash),
);

export interface AccountRow {
  user: UserRow;
  blockedUntil: Date | null;
  lastSeenAt: Date | null;
}

export interface UserFilters {
  search?: string;
  role?: "editor" | "admin";
  isActive?: boolean;
}

/** Fields by which the list can be sorted. */
export const userOrders = {
  id: users.id,
  email: users.email,
  username: sql`${users.username} collate "und-x-icu"`,
  role: users.role,
  created_at: users.createdAt,
};
export type UserOrder = keyof typeof userOrders;

/** As `accountKey` makes it of the address. */
const keyOfAccount = sql`encode(sha256(convert_to('account:' || ${users.email}, 'UTF8')), 'hex')`;

function selectAccounts(database: Database, now: Date) {
  const seen = database
    .select({ at: sql`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isGood(now)));
  return database
    .select({
      user: users,
      blockedUntil: signInTries.blockedUntil,
      lastSeenAt: sql<Date | null>`(${seen})`.mapWith(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(
      signInTries,
      and(eq(signInTries.key, keyOfAccount), gt(signInTries.blockedUntil, now)),
    );
}

function condition({ search, role, isActive }: UserFilters): SQL | undefined {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    pattern ? or(ilike(users.email, pattern), ilike(users.username, pattern)) : undefined,
    role ? eq(users.role, role) : undefined,
    isActive === undefined ? undefined : eq(users.isActive, isActive),
  );
}

/** @param sort a field, with "-" in front for the other direction */
export async function listAccounts(
  database: Database,
  filters: UserFilters,
  sort: string,
  range: { limit: number; offset: number },
  now: Date,
): Promise<{ count: number; accounts: AccountRow[] }> {
  const where = condition(filters);
  const direction = sort.startsWith("-") ? desc : asc;
  const by = userOrders[sort.replace(/^-/, "") as UserOrder];
  const [total] = await database.select({ count: count() }).from(users).where(where);
  const accounts = await selectAccounts(database, now)
    .where(where)
    .orderBy(direction(by), asc(users.id))
    .limit(range.limit)
    .offset(range.offset);
  return { count: total?.count ?? 0, accounts };
}

export async function getAccount(
  database: Database,
  id: number,
  now: Date,
): Promise<AccountRow | undefined> {
  const [account] = await selectAccounts(database, now).where(eq(users.id, id));
  return account;
}

export async function getUser(database: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

/** Reads a user for a change; other changes wait. */
export async function holdUser(transaction: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for("update");
  return user;
}

export async function getUserByEmail(
  database: Database,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return user;
}

/** @returns the new user's id; undefined where an account has this address */
export async function insertInvited(
  transaction: Database,
  user: { email: string; username: string; role: "editor" | "admin"; locale: Locale },
): Promise<number | undefined> {
  const [row] = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

export async function updateUser(
  transaction: Database,
  id: number,
  values: Partial<Pick<UserRow, "username" | "role" | "locale" | "isActive" | "passwordHash">>,
): Promise<void> {
  await transaction
    .update(users)
    .set({ ...values, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
}

/** All who can sign in as admins. */
export function listAdmins(database: Database): Promise<UserRow[]> {
  return database.select().from(users).where(isAdmin).orderBy(asc(users.id));
}

/** Holds all who can sign in as admins, so that no two of them go at once; returns their ids. */
export async function holdAdmins(transaction: Database): Promise<number[]> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(isAdmin)
    .orderBy(asc(users.id))
    .for("update");
  return rows.map(({ id }) => id);
}
