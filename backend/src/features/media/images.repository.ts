import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { images } from "../../database/schema/index.ts";

/** Name of the folder that holds an image's renditions; changes with the picture's content. */
export function imageFolder(image: { id: number; contentHash: string }): string {
  return `${image.id}-${image.contentHash.slice(0, 12)}`;
}

export function toImage(row: typeof images.$inferSelect, locale: Locale): Image {
  return {
    id: row.id,
    alias: row.alias[locale],
    description: row.description[locale],
    copyright: row.copyright,
    width: row.width,
    height: row.height,
    path: `/media/images/${imageFolder(row)}`,
    color: row.color,
  };
}

/** Reads pictures in one go; ids may be null or repeat, and unknown ones are left out. */
export async function getImages(
  database: Database,
  ids: readonly (number | null | undefined)[],
  locale: Locale,
): Promise<Map<number, Image>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return new Map();
  const rows = await database.select().from(images).where(inArray(images.id, wanted));
  return new Map(rows.map((row) => [row.id, toImage(row, locale)]));
}

export type ImageRow = typeof images.$inferSelect;

export async function getImageRow(database: Database, id: number): Promise<ImageRow | undefined> {
  const [row] = await database.select().from(images).where(eq(images.id, id));
  return row;
}

export async function createImage(
  database: Database,
  row: typeof images.$inferInsert,
): Promise<ImageRow> {
  const [created] = await database.insert(images).values(row).returning();
  if (!created) throw new Error("The image was not stored.");
  return created;
}
