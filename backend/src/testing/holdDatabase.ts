// Run as a process of its own by crash.test.ts: says which rows a data folder holds, then writes more of
// them from several sides at once, saying on its output which ones the database has acknowledged.
import { openDatabase } from "../platform/database/openDatabase.ts";
import { tags } from "../platform/database/schema/index.ts";
import { system, write } from "../platform/database/write.ts";

const writers = 8;

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder.");
const { database } = await openDatabase({ dataDir });
const rows = await database.select({ id: tags.id }).from(tags);
process.stdout.write(`${JSON.stringify(rows.map(({ id }) => id))}\n`);

async function writeForEver(): Promise<never> {
  for (;;) {
    const id = await write(database, system("crash"), async (transaction, change) => {
      const text = { de: "ä".repeat(500), en: "a" };
      const [row] = await transaction.insert(tags).values({ name: text, slug: text }).returning();
      change.tag(`tag:${row?.id}`, "tags");
      return row?.id;
    });
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: writers }, writeForEver));
