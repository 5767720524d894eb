import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { emptyText, germanText, id, instant, localized } from "../columns.ts";

/**
 * Uploaded pictures. Originals lie in the media store under `fileName` and are never public; renditions
 * lie there under id and hash.
 */
export const images = pgTable(
  "images",
  {
    id: id(),
    /** Alternative text; empty for a decorative picture. */
    alias: localized().notNull().default(emptyText),
    /** Whether the picture says nothing that the text beside it does not say; an explicit choice. */
    decorative: boolean().notNull().default(false),
    /** Caption. */
    description: localized().notNull().default(emptyText),
    copyright: text().notNull().default(""),
    /** Name by which staff find the picture; that of the uploaded file at first. */
    name: germanText().notNull().default(""),
    /** The point that must stay to be seen where the picture is cut, from the upper left, 0 to 1. */
    focalX: doublePrecision().notNull().default(0.5),
    focalY: doublePrecision().notNull().default(0.5),
    /** Until when it may be shown; null for ever. By the festival's clock. */
    rightsUntil: instant(),
    /** Under which licence or agreement. */
    licence: text().notNull().default(""),
    /** Web address that it comes from; may be empty. */
    sourceUrl: text().notNull().default(""),
    /** How the people in it agreed to its being shown. */
    personsConsent: text().notNull().default(""),
    /** Whether a machine made it, or changed what it shows; visitors are told with its credit. */
    isGenerated: boolean().notNull().default(false),
    /** By which staff find it, with commas between them. */
    labels: germanText().notNull().default(""),
    /** Whether visitors see it: it has its words, and the rights to it have not ended. */
    isShown: boolean().notNull().default(true),
    /** Pixels of the original. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Average colour as #rrggbb. */
    color: text().notNull(),
    /** Of the original file. */
    bytes: integer().notNull().default(0),
    /** SHA-256 of the original file, hexadecimal. No picture is there twice. */
    contentHash: text().notNull(),
    fileName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When all renditions were there; null until then. By the machine's clock. */
    renderedAt: instant(),
    /** Why they could not be made, in English; empty where nothing failed. */
    renditionProblem: text().notNull().default(""),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("images_content_once").on(table.contentHash),
    index("images_newest").on(table.createdAt.desc(), table.id.desc()),
    index("images_by_rights")
      .on(table.rightsUntil)
      .where(sql`rights_until is not null`),
  ],
);

/** Uploaded files: documents, pictures in full size for the press, sounds, videos and their captions. */
export const files = pgTable(
  "files",
  {
    id: id(),
    /** What the link to it says. */
    title: localized().notNull(),
    copyright: text().notNull().default(""),
    /** Name under which it is saved, with the ending of its type, such as "abendprogramm.pdf". */
    name: germanText().notNull(),
    contentType: text().$type<FileContentType>().notNull(),
    bytes: integer().notNull(),
    /** Of a video, in pixels, as it is shown. */
    width: integer(),
    height: integer(),
    /** Of a video; null where its file does not say. */
    seconds: doublePrecision(),
    /** SHA-256 of the file, hexadecimal. No file is there twice. */
    contentHash: text().notNull(),
    /** Where it lies in the media store. */
    fileName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("files_content_once").on(table.contentHash),
    index("files_newest").on(table.createdAt.desc(), table.id.desc()),
  ],
);

export type FileContentType =
  | "application/pdf"
  | "image/jpeg"
  | "image/png"
  | "audio/mpeg"
  | "video/mp4"
  | "video/webm"
  | "text/vtt";
