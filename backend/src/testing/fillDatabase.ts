// Run as a process of its own by `npm run bench`: imports files of the New York Philharmonic's performance
// history beside what is there, and copies events until there are as many as asked for.
// node fillDatabase.ts COUNT FILE…   with DATA_DIR and DATABASE_URL as for the backend
import { readFileSync } from "node:fs";
import { openDatabase } from "../platform/database/openDatabase.ts";
import { importNyphil } from "../programme/import/importNyphil.ts";
import { multiplyEvents } from "./multiplyEvents.ts";

const [count, ...files] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error("Name the data folder with DATA_DIR.");
const open = await openDatabase({ dataDir, url: process.env.DATABASE_URL || undefined });
for (const file of files) await importNyphil(open.database, readFileSync(file, "utf8"));
await multiplyEvents(open.database, Number(count));
// as a running server does by itself sooner or later; it may take longer than visitors' statements
const client = await open.pool.connect();
await client.query("set statement_timeout = 0");
await client.query("vacuum analyze");
client.release();
await open.close();
