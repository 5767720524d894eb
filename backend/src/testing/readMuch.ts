// Run as a process of its own by embeddedDatabase.test.ts: reads ever the same answer of a megabyte, and says
// on its output by how many bytes that has made the process larger.
import { sql } from "drizzle-orm";
import { openDatabase } from "../platform/database/openDatabase.ts";

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error("Name the data folder.");
const { database, close } = await openDatabase({ dataDir });

async function read(times: number): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await database.execute(sql`select repeat('x', 1000) from generate_series(1, 1000)`);
  }
  return process.memoryUsage.rss();
}
const before = await read(50);
const after = await read(600);
await close();
process.stdout.write(String(after - before));
