import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, count, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";
import { prepared } from "../database/prepared.ts";
import { images } from "../database/schema/index.ts";
import { text } from "../locales/texts.ts";
import { dependOn } from "../plugins/cacheTags.ts";
import { usedIds, type Use } from "./uses.repository.ts";

export type ImageRow = typeof images.$inferSelect;

/** What visitors get of an image. */
export const shownColumns = {
  id: images.id,
  alias: images.alias,
  decorative: images.decorative,
  description: images.description,
  copyright: images.copyright,
  isGenerated: images.isGenerated,
  focalX: images.focalX,
  focalY: images.focalY,
  width: images.width,
  height: images.height,
  color: images.color,
  contentHash: images.contentHash,
};
export type ShownImage = Pick<ImageRow, keyof typeof shownColumns>;

/** Name of the folder that holds an image's renditions; changes with the picture's content. */
export function imageFolder(image: { id: number; contentHash: string }): string {
  return `${image.id}-${image.contentHash.slice(0, 12)}`;
}

/** Whose a picture is, and whether a machine made it, as one line. */
export function creditOf(
  { copyright, isGenerated }: Pick<ImageRow, "copyright" | "isGenerated">,
  locale: Locale,
): string {
  return isGenerated ? `${copyright} (${text(locale, "picture.generated")})` : copyright;
}

export function toImage(row: ShownImage, locale: Locale): Image {
  return {
    id: row.id,
    alias: row.decorative ? "" : row.alias[locale],
    description: row.description[locale],
    copyright: creditOf(row, locale),
    width: row.width,
    height: row.height,
    path: `/media/images/${imageFolder(row)}`,
    color: row.color,
    decorative: row.decorative,
    focal_point: { x: row.focalX, y: row.focalY },
  };
}

const imagesById = prepared((database) =>
  database
    .select(shownColumns)
    .from(images)
    .where(sql`${images.id} = any(${sql.placeholder("ids")}::int[]) and ${images.isShown}`)
    .prepare("images_by_id"),
);

/**
 * Reads pictures in one go, as visitors may see them; ids may be null or repeat. Unknown ones are left out, and
 * those that lack words or whose rights have ended.
 */
export async function getImages(
  database: Database,
  ids: readonly (number | null | undefined)[],
  locale: Locale,
): Promise<Map<number, Image>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return new Map();
  dependOn(...wanted.map((id) => `image:${id}`));
  const rows = await imagesById(database).execute({ ids: wanted });
  return new Map(rows.map((row) => [row.id, toImage(row, locale)]));
}

/** Of a picture that visitors may see, for a query that joins it. */
export const isShownImage = (id: PgColumn) => and(eq(images.id, id), images.isShown);

/** Whether a picture has its words, or says nothing. */
export const hasWords = sql`(${images.decorative} or (trim(${images.alias}->>'de') <> '' and trim(${images.alias}->>'en') <> ''))`;

/** Shows or withdraws pictures by their words and rights. @returns those that changed, with their names */
export function refreshShown(
  transaction: Database,
  now: Date,
  condition: SQL = sql`true`,
): Promise<Pick<ImageRow, "id" | "name" | "isShown">[]> {
  const isAllowed = sql`${images.rightsUntil} is null or ${images.rightsUntil} > ${now.toISOString()}::timestamptz`;
  const isShown = sql<boolean>`(${hasWords} and (${isAllowed}))`;
  return transaction
    .update(images)
    .set({ isShown })
    .where(and(condition, sql`${images.isShown} <> ${isShown}`))
    .returning({ id: images.id, name: images.name, isShown: images.isShown });
}

export async function getImageRow(database: Database, id: number): Promise<ImageRow | undefined> {
  const [row] = await database.select().from(images).where(eq(images.id, id));
  return row;
}

/** Reads an image and locks it: other changes wait until this transaction ends. */
export async function holdImageRow(
  transaction: Database,
  id: number,
): Promise<ImageRow | undefined> {
  const [row] = await transaction.select().from(images).where(eq(images.id, id)).for("update");
  return row;
}

export async function getImageByContent(
  database: Database,
  contentHash: string,
): Promise<ImageRow | undefined> {
  const [row] = await database.select().from(images).where(eq(images.contentHash, contentHash));
  return row;
}

/** @returns undefined where the same picture was stored meanwhile */
export async function createImage(
  database: Database,
  row: typeof images.$inferInsert,
): Promise<ImageRow | undefined> {
  const [created] = await database
    .insert(images)
    .values(row)
    .onConflictDoNothing({ target: images.contentHash })
    .returning();
  return created;
}

export async function updateImage(
  database: Database,
  id: number,
  values: Partial<typeof images.$inferInsert>,
): Promise<void> {
  await database.update(images).set(values).where(eq(images.id, id));
}

/** Ids of the images whose renditions are not all there. */
export async function getUnrenderedIds(database: Database): Promise<number[]> {
  const rows = await database
    .select({ id: images.id })
    .from(images)
    .where(isNull(images.renderedAt))
    .orderBy(images.id);
  return rows.map(({ id }) => id);
}

/**
 * Records the outcome of an image's renditions. That is nothing that visitors see, so no answer changes.
 * @param problem empty where all are there
 */
export async function noteRendered(
  database: Database,
  { id, contentHash }: Pick<ImageRow, "id" | "contentHash">,
  problem: string,
): Promise<void> {
  await database
    .update(images)
    .set({ renderedAt: problem ? null : new Date(), renditionProblem: problem })
    // not where another picture has taken its place meanwhile
    .where(and(eq(images.id, id), eq(images.contentHash, contentHash)));
}

/** Which of these originals belong to an image. */
export async function getKnownOriginals(
  database: Database,
  fileNames: readonly string[],
): Promise<Set<string>> {
  if (fileNames.length === 0) return new Set();
  const rows = await database
    .select({ fileName: images.fileName })
    .from(images)
    .where(inArray(images.fileName, [...fileNames]));
  return new Set(rows.map(({ fileName }) => fileName));
}

/** Names of the folders of these images' renditions, as they are now. */
export async function getFolders(database: Database, ids: readonly number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: images.id, contentHash: images.contentHash })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Set(rows.map(imageFolder));
}

/** Known credits of pictures that something uses, drafts and patterns too, and that may be shown. */
export function listCredits(database: Database, uses: readonly Use[]) {
  return database
    .select({ copyright: images.copyright, pictures: count() })
    .from(images)
    .where(and(images.isShown, ne(images.copyright, ""), sql`${images.id} in (${usedIds(uses)})`))
    .groupBy(images.copyright)
    .orderBy(images.copyright);
}
