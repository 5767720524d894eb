import type { Database } from "../../platform/database/openDatabase.ts";
import { users } from "../../platform/database/schema/index.ts";
import { hashPassword } from "../secrets/passwords.ts";

export interface NewStaffUser {
  email: string;
  username: string;
  password: string;
  role: "editor" | "admin";
}

/**
 * Creates an account; an existing account with this email address gets the new password.
 * @returns the user's id
 */
export async function createStaffUser(database: Database, user: NewStaffUser): Promise<number> {
  const values = {
    email: user.email.trim().toLowerCase(),
    username: user.username,
    role: user.role,
    passwordHash: await hashPassword(user.password),
  };
  const [row] = await database
    .insert(users)
    .values(values)
    .onConflictDoUpdate({ target: users.email, set: values })
    .returning({ id: users.id });
  if (!row) throw new Error("The user was not stored.");
  return row.id;
}
