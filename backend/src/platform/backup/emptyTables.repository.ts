import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "../database/migrations.ts";
import type { Database } from "../database/openDatabase.ts";
import { BackupProblem } from "./archive.ts";

/**
 * Creates the tables of a backup, empty, in place of those that are there.
 * @param hashes of the migrations that the backup's tables came from
 * @throws BackupProblem where this version of the site does not know them
 */
export async function recreateTables(
  transaction: Database,
  hashes: readonly string[],
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const missing = hashes.some((hash, index) => known[index]?.hash !== hash);
  if (missing) {
    throw new BackupProblem("The backup was made by a newer version of the site, or by another.");
  }
  await transaction.execute(sql`drop schema if exists pgboss cascade`);
  await transaction.execute(sql`drop schema if exists drizzle cascade`);
  await transaction.execute(sql`drop schema public cascade`);
  await transaction.execute(sql`create schema public`);
  await transaction.execute(sql`grant usage on schema public to public`);
  await transaction.execute(sql`create schema drizzle`);
  // as drizzle's own migrator makes it
  await transaction.execute(sql`
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of known.slice(0, hashes.length)) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/**
 * Lets rows come in any order, and nothing happen because of them, while `fill` is at work; afterwards
 * every reference is checked.
 */
export async function withoutRules(
  transaction: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await transaction.execute<{
    table: string;
    name: string;
    definition: string;
  }>(sql`
    select relname as table, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by relname, conname`);
  const alter = async (table: string, change: string): Promise<void> => {
    await transaction.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(change)}`);
  };
  for (const { table, name } of references) await alter(table, `drop constraint "${name}"`);
  for (const table of tables) await alter(table, "disable trigger user");
  await fill();
  for (const table of tables) await alter(table, "enable trigger user");
  for (const { table, name, definition } of references) {
    await alter(table, `add constraint "${name}" ${definition}`);
  }
}
