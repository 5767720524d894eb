import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { emptyText, id, localized } from "../columns.ts";
import { files, images } from "../platform/media.ts";

/** Groups of what the press may take, such as "Artists" and "Venues". */
export const downloadCategories = pgTable("download_categories", {
  id: id(),
  title: localized().notNull(),
  slug: localized().notNull(),
  position: integer().notNull().default(0),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

/** Folders of a category, each with pictures and documents. */
export const downloadDirectories = pgTable(
  "download_directories",
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => downloadCategories.id),
    title: localized().notNull(),
    description: localized().notNull().default(emptyText),
    position: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("download_directories_in_order").on(table.categoryId, table.position)],
);

/** Documents of a directory, such as press releases. */
export const directoryFiles = pgTable(
  "directory_files",
  {
    directoryId: integer()
      .notNull()
      .references(() => downloadDirectories.id, { onDelete: "cascade" }),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.directoryId, table.fileId] })],
);

/** Pictures that the press may print. */
export const pressImages = pgTable(
  "press_images",
  {
    id: id(),
    directoryId: integer()
      .notNull()
      .references(() => downloadDirectories.id),
    imageId: integer()
      .notNull()
      .references(() => images.id),
    title: localized().notNull(),
    /** What is to be seen; the picture's own caption where empty. */
    caption: localized().notNull().default(emptyText),
    /** Whom to name beside the picture, such as "Photo: Mara Lindqvist". */
    creditLine: text().notNull().default(""),
    position: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("press_images_in_order").on(table.directoryId, table.position)],
);

/** The same picture in further formats, such as print quality. */
export const pressImageFiles = pgTable(
  "press_image_files",
  {
    pressImageId: integer()
      .notNull()
      .references(() => pressImages.id, { onDelete: "cascade" }),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pressImageId, table.fileId] })],
);
