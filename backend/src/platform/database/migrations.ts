import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

interface Migration {
  /** Number and name, such as "0003_media". */
  tag: string;
  /** Milliseconds since 1970. */
  when: number;
}

/** All migrations of this version of the site, the oldest first. */
export function readMigrations(): Migration[] {
  const file = join(migrationsFolder, "meta", "_journal.json");
  const { entries }: { entries: Migration[] } = JSON.parse(readFileSync(file, "utf8"));
  return entries;
}

export function newestMigration(): string {
  return readMigrations().at(-1)?.tag ?? "none";
}
