// npm run migrations:filters -w @festival/backend
// Writes a migration by which the database keeps what the rows of `filterSources.ts` say.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder, newestMigration } from "../../../platform/database/migrations.ts";
import { newestOptions } from "./newestOptions.ts";
import { optionsMigration } from "./optionsMigration.ts";

const text = optionsMigration();
if (newestOptions().includes(text)) {
  process.stdout.write(
    "The newest migration says the same as filterSources.ts: nothing to write.\n",
  );
} else {
  const command = ["run", "migrations", "--", "--custom", "--name=event_options"];
  execFileSync("npm", command, { stdio: "inherit" });
  const file = join(migrationsFolder, `${newestMigration()}.sql`);
  writeFileSync(file, `${text}\n`);
  process.stdout.write(`Written: ${file}. Read it, and commit it with the row.\n`);
}
