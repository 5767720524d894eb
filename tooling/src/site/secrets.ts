import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What backend and shell prove to each other that they are of one site by; made with the first start. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, "internal-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

export interface DemoLogin {
  email: string;
  password: string;
}

/** The demo's account of staff, where the folder has one. */
export function readLogin(dataDir: string): DemoLogin | undefined {
  const file = join(dataDir, "demo-login.json");
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")) as DemoLogin;
}
