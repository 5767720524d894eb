// Run as a process of its own by embeddedDatabase.test.ts: reads ever the same large answer, as often as
// it is told.
import { sql } from "drizzle-orm";
import { openDatabase } from "../database/openDatabase.ts";

const [dataDir, times] = process.argv.slice(2);
if (!dataDir) throw new Error("Name the data folder.");
const { database, close } = await openDatabase({ dataDir });
for (let time = 0; time < Number(times); time += 1) {
  await database.execute(sql`select repeat('x', 1000) from generate_series(1, 1000)`);
}
await close();
