import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { migrationsFolder, readMigrations } from "./migrations.ts";

/** Migrations up to this one were written before the rule. */
const ruleSince = "0043_schema_readers";

const takenAway =
  /\bDROP (?:TABLE|COLUMN|TYPE|VIEW)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b/i;
const demanded = /\bADD COLUMN\b.*\bNOT NULL\b/is;
const supplied = /\b(?:DEFAULT|GENERATED)\b/i;

/** Whether the version before a migration may still read what is gone, or write without what is demanded. */
function takesAway(sql: string): boolean {
  const statements = sql.replaceAll(/--.*$/gm, "").split(";");
  return statements.some(
    (one) => takenAway.test(one) || (demanded.test(one) && !supplied.test(one)),
  );
}

const setsReaders = (sql: string) => /update "?drizzle"?\."?schema_readers"? set/i.test(sql);

describe("a migration", () => {
  it.each(
    readMigrations()
      .map(({ tag }) => tag)
      .filter((tag) => tag >= ruleSince),
  )(
    "%s takes nothing away that the version before it reads, or says so in schema_readers",
    (tag) => {
      const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8");
      expect(takesAway(sql) && !setsReaders(sql)).toBe(false);
    },
  );

  it.each([
    'DROP TABLE "a";',
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  ])("takes something away by %s", (sql) => {
    expect(takesAway(sql)).toBe(true);
  });

  it.each([
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    `ALTER TABLE "a" ADD COLUMN "b" text NOT NULL DEFAULT '';`,
    `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL;`,
    '-- DROP TABLE "a";',
  ])("only adds by %s", (sql) => {
    expect(takesAway(sql)).toBe(false);
  });
});
