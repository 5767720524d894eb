import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder, readMigrations } from "../../../platform/database/migrations.ts";

/** @returns the newest migration that says what `event_options` keeps */
export function newestOptions(): string {
  const texts = readMigrations().map(({ tag }) =>
    readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"),
  );
  return texts.findLast((text) => text.includes("FUNCTION refresh_event_options(")) ?? "";
}
