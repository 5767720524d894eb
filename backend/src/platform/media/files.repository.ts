import type { Locale } from "@festival/contracts/locales";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { files } from "../database/schema/index.ts";
import { fileUrl } from "./fileUrl.ts";

export type FileRow = typeof files.$inferSelect;

/** A file to download, in a reader's language. */
interface Download {
  id: number;
  title: string;
  /** Address on this site. */
  url: string;
  /** Name under which it is saved. */
  name: string;
  content_type: string;
  bytes: number;
}

export function toDownload(row: FileRow, locale: Locale): Download {
  return {
    id: row.id,
    title: row.title[locale],
    url: fileUrl(row),
    name: row.name,
    content_type: row.contentType,
    bytes: row.bytes,
  };
}

export async function getFileRow(database: Database, id: number): Promise<FileRow | undefined> {
  const [row] = await database.select().from(files).where(eq(files.id, id));
  return row;
}

export async function getFileRows(database: Database, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
}

export async function getFileByContent(
  database: Database,
  contentHash: string,
): Promise<FileRow | undefined> {
  const [row] = await database.select().from(files).where(eq(files.contentHash, contentHash));
  return row;
}

/** @returns undefined where the same file was stored meanwhile */
export async function createFile(
  database: Database,
  row: typeof files.$inferInsert,
): Promise<FileRow | undefined> {
  const [created] = await database
    .insert(files)
    .values(row)
    .onConflictDoNothing({ target: files.contentHash })
    .returning();
  return created;
}

/** Which of these names in the store belong to a file. */
export async function getKnownFiles(
  database: Database,
  fileNames: readonly string[],
): Promise<Set<string>> {
  if (fileNames.length === 0) return new Set();
  const rows = await database
    .select({ fileName: files.fileName })
    .from(files)
    .where(inArray(files.fileName, [...fileNames]));
  return new Set(rows.map(({ fileName }) => fileName));
}
