import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@festival/backend/platform/database/openDatabase";
import { createStaffUser } from "@festival/backend/staff/users/createStaffUser";

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
