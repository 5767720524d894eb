import type { Settings, SettingsRecord } from "@festival/contracts/api/settings";
import { eq } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { settings } from "../database/schema/index.ts";
import { dependOn } from "../plugins/cacheTags.ts";
import { defaultSettings } from "./defaultSettings.ts";

const rowId = 1;

/** What is stored, with the defaults of what it lacks; groups of an earlier version lack fields. */
function complete(stored: Partial<Settings> | undefined): Settings {
  const provider = { ...defaultSettings.provider, ...stored?.provider };
  const legal_bases = { ...defaultSettings.legal_bases, ...stored?.legal_bases };
  return { ...defaultSettings, ...stored, provider, legal_bases };
}

/** All settings; what staff never set is the default. */
export async function getSettings(database: Database): Promise<Settings> {
  dependOn("settings");
  const [row] = await database.select().from(settings).where(eq(settings.id, rowId));
  return complete(row?.values);
}

/** Those of the row, which is held until the transaction ends; made first where there is none. */
export async function holdSettings(transaction: Database): Promise<SettingsRecord> {
  await transaction.insert(settings).values({ id: rowId }).onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(settings)
    .where(eq(settings.id, rowId))
    .for("update");
  return { ...complete(row?.values), revision: row?.revision ?? 1 };
}

/** The settings with the revision that a change has to name. */
export async function getSettingsRecord(database: Database): Promise<SettingsRecord> {
  dependOn("settings");
  const [row] = await database.select().from(settings).where(eq(settings.id, rowId));
  return { ...complete(row?.values), revision: row?.revision ?? 1 };
}

export async function storeSettings(
  transaction: Database,
  { revision, ...values }: SettingsRecord,
): Promise<void> {
  await transaction
    .insert(settings)
    .values({ id: rowId, values, revision })
    .onConflictDoUpdate({ target: settings.id, set: { values, revision } });
}
