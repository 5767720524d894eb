// Run as a process of its own by diskReserve.test.ts, with a data folder on a small disk. The first run asks
// for one statement that writes more into the database's log than there is room for, which the reserve
// can't foresee. The second run makes space again and reads. Each says on its output what it met.
import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { diskReserve, freeBytes } from "../platform/database/diskReserve.ts";
import { openDatabase } from "../platform/database/openDatabase.ts";
import { tags } from "../platform/database/schema/index.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder.");
const filler = join(dataDir, "filler");
const megabyte = 2 ** 20;
/** Without an answer so long, there will be none. */
const longestMs = 30_000;

function fillTo(folder: string, bytes: number): void {
  const file = openSync(filler, "a");
  const piece = Buffer.alloc(megabyte);
  while (freeBytes(folder) > bytes) writeSync(file, piece);
  closeSync(file);
}

async function writeTooMuch(folder: string): Promise<object> {
  let tellLoss = (_told: string) => {};
  const loss = new Promise<string>((resolve) => {
    tellLoss = resolve;
  });
  const { database } = await openDatabase({ dataDir: folder, onLost: () => tellLoss("told") });
  const name = { de: "a", en: "a" };
  await database.insert(tags).values({ name, slug: name });
  fillTo(folder, diskReserve + megabyte);
  const statement = await database
    .execute(
      sql`select pg_logical_emit_message(false, 'x', repeat('x', ${megabyte}::int))
          from generate_series(1, ${(2 * diskReserve) / megabyte}::int)`,
    )
    .then(
      () => "written",
      ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message),
    );
  setTimeout(tellLoss, longestMs, "not told");
  return { statement, loss: await loss };
}

async function readAgain(folder: string): Promise<object> {
  rmSync(filler);
  const { database, close } = await openDatabase({ dataDir: folder });
  const rows = await database.$count(tags);
  await close();
  return { rows };
}

const met = await (existsSync(filler) ? readAgain(dataDir) : writeTooMuch(dataDir));
console.log(JSON.stringify(met));
process.exit();
