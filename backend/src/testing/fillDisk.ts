// Run as a process of its own by diskReserve.test.ts, with a data folder on a small disk: fills that disk,
// makes space again, and says on its output what the database answered.
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { diskReserve, freeBytes } from "../platform/database/diskReserve.ts";
import { dumpDatabase } from "../platform/database/dumps.ts";
import { openDatabase } from "../platform/database/openDatabase.ts";
import { tags } from "../platform/database/schema/index.ts";
import { storageFaultOf } from "../platform/database/storageFault.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder.");
const open = await openDatabase({ dataDir });
const { database } = open;
const name = { de: "ä".repeat(500), en: "a" };

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => storageFaultOf(error) ?? String(error),
  );
const insert = () => faultOf(database.insert(tags).values({ name, slug: name }));
const read = () => faultOf(database.select().from(tags));

const filler = join(dataDir, "filler");
/** Writes until no more than this is free. */
function fillTo(bytes: number): void {
  const piece = Buffer.alloc(2 ** 20);
  const file = openSync(filler, "a");
  while (freeBytes(dataDir ?? "") > bytes) writeSync(file, piece);
  closeSync(file);
}

const before = await insert();
fillTo(diskReserve + 2 ** 24);
const dump = await dumpDatabase(async (folder) => open.copyTo?.(folder), dataDir).catch(
  (error: Error) => error.message,
);
const afterDump = await insert();
const duringTransaction = await faultOf(
  database.transaction(async (transaction) => {
    await transaction.insert(tags).values({ name, slug: name });
    fillTo(diskReserve - 1);
    await transaction.insert(tags).values({ name, slug: name });
  }),
);
const full = { insert: await insert(), read: await read() };
const secondStart = await openDatabase({ dataDir: join(dataDir, "second") }).then(
  () => "opened",
  (error: Error) => error.message,
);
rmSync(filler);
const after = { insert: await insert(), read: await read() };
const { rows } = await database.execute(sql`select count(*)::int as count from tags`);
await open.close();
process.stdout.write(
  JSON.stringify({
    before,
    dump,
    afterDump,
    duringTransaction,
    full,
    secondStart,
    after,
    rows: rows[0]?.count,
  }),
);
