import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/openDatabase.ts";
import { users } from "../database/schema/index.ts";
import { hashPassword } from "./passwords.ts";

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
  if (!row) throw new Error("The insert of the user returned no row.");
  return row.id;
}

export interface DemoLogin {
  email: string;
  password: string;
}

/** File below the data folder that only its owner can read. */
const demoLoginFile = "demo-login.json";

/** @returns the demo's staff account; undefined where none was made in this data folder */
export function readDemoLogin(dataDir: string): DemoLogin | undefined {
  try {
    const login: DemoLogin = JSON.parse(readFileSync(join(dataDir, demoLoginFile), "utf8"));
    return login;
  } catch {
    return undefined;
  }
}

/** Makes the demo's staff account, with a random password that stays the same in this data folder. */
export async function createDemoStaff(database: Database, dataDir: string): Promise<DemoLogin> {
  const known = readDemoLogin(dataDir);
  const login = known ?? {
    email: "redaktion@musikfest.example",
    password: randomBytes(12).toString("base64url"),
  };
  if (!known) {
    writeFileSync(join(dataDir, demoLoginFile), `${JSON.stringify(login)}\n`, { mode: 0o600 });
  }
  await createStaffUser(database, { ...login, username: "Redaktion", role: "admin" });
  return login;
}
