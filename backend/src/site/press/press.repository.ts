import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  directoryFiles,
  downloadCategories,
  downloadDirectories,
  files,
  pressImageFiles,
  pressImages,
} from "../../platform/database/schema/index.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import type { FileRow } from "../../platform/media/files.repository.ts";

type CategoryRow = typeof downloadCategories.$inferSelect;
type PressImageRow = typeof pressImages.$inferSelect;

export interface FullDirectory {
  directory: typeof downloadDirectories.$inferSelect;
  images: { pressImage: PressImageRow; files: FileRow[] }[];
  files: FileRow[];
}

export function listCategories(database: Database): Promise<CategoryRow[]> {
  dependOn("press");
  return database
    .select()
    .from(downloadCategories)
    .where(eq(downloadCategories.isOnline, true))
    .orderBy(asc(downloadCategories.position), asc(downloadCategories.id));
}

/** Directories that are online, as their category must be, with what they hold. */
export async function listDirectories(
  database: Database,
  categoryId: number | undefined,
): Promise<FullDirectory[]> {
  dependOn("press");
  const found = await database
    .select({ directory: downloadDirectories })
    .from(downloadDirectories)
    .innerJoin(downloadCategories, eq(downloadCategories.id, downloadDirectories.categoryId))
    .where(
      and(
        eq(downloadDirectories.isOnline, true),
        eq(downloadCategories.isOnline, true),
        categoryId === undefined ? undefined : eq(downloadDirectories.categoryId, categoryId),
      ),
    )
    .orderBy(
      asc(downloadCategories.position),
      asc(downloadCategories.id),
      asc(downloadDirectories.position),
      asc(downloadDirectories.id),
    );
  const ids = found.map(({ directory }) => directory.id);
  if (ids.length === 0) return [];
  const documents = await database
    .select({ ownerId: directoryFiles.directoryId, file: files })
    .from(directoryFiles)
    .innerJoin(files, eq(files.id, directoryFiles.fileId))
    .where(inArray(directoryFiles.directoryId, ids))
    .orderBy(asc(directoryFiles.position), asc(files.id));
  const pictures = await database
    .select()
    .from(pressImages)
    .where(and(inArray(pressImages.directoryId, ids), eq(pressImages.isOnline, true)))
    .orderBy(asc(pressImages.position), asc(pressImages.id));
  const formats = await listFormats(
    database,
    pictures.map(({ id }) => id),
  );
  dependOn(...[...documents, ...formats].map(({ file }) => `file:${file.id}`));
  const filesOf = (owned: typeof documents, owner: number) =>
    owned.filter(({ ownerId }) => ownerId === owner).map(({ file }) => file);
  return found.map(({ directory }) => ({
    directory,
    images: pictures
      .filter(({ directoryId }) => directoryId === directory.id)
      .map((pressImage) => ({ pressImage, files: filesOf(formats, pressImage.id) })),
    files: filesOf(documents, directory.id),
  }));
}

async function listFormats(
  database: Database,
  ids: readonly number[],
): Promise<{ ownerId: number; file: FileRow }[]> {
  if (ids.length === 0) return [];
  return database
    .select({ ownerId: pressImageFiles.pressImageId, file: files })
    .from(pressImageFiles)
    .innerJoin(files, eq(files.id, pressImageFiles.fileId))
    .where(inArray(pressImageFiles.pressImageId, [...ids]))
    .orderBy(asc(pressImageFiles.position), asc(files.id));
}
