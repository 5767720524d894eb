import type { Database } from "../database/openDatabase.ts";
import { nyphilEvents } from "./nyphil/nyphilEvents.ts";
import { readNyphilFile } from "./nyphil/nyphilFile.ts";
import { storeEvents, type ImportResult } from "./storeEvents.ts";

/**
 * Reads a file of the New York Philharmonic's performance history into the festival's tables.
 * @throws ImportError naming the broken records; then nothing was stored
 */
export async function importNyphil(database: Database, json: string): Promise<ImportResult> {
  return storeEvents(database, nyphilEvents(readNyphilFile(json)));
}
