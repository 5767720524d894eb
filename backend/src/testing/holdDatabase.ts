// Run as a process of its own by openDatabase.test.ts: holds a data folder open and writes rows,
// saying on its output which of them the database has acknowledged.
import { openDatabase } from "../database/openDatabase.ts";
import { tags } from "../database/schema/index.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder.");
const { database } = await openDatabase({ dataDir });
process.stdout.write("open\n");
for (let number = 1; ; number += 1) {
  const text = { de: `${number}`, en: `${number}` };
  const [row] = await database.insert(tags).values({ name: text, slug: text }).returning();
  process.stdout.write(`${row?.id}\n`);
}
