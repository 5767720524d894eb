import { eq, sql } from "drizzle-orm";
import * as schema from "../../../platform/database/schema/index.ts";
import { columnUse, type Use } from "../../../platform/media/uses.repository.ts";
import { contentUses } from "./contentUses.ts";

const {
  directoryFiles,
  downloadDirectories,
  eventDownloads,
  events,
  pressImageFiles,
  pressImages,
  quizAnswers,
} = schema;

/** Every place that can offer a file. A new one belongs here, or its files could be deleted. */
export const fileUses: readonly Use[] = [
  columnUse(eventDownloads.fileId, {
    kind: "event",
    table: events,
    id: events.id,
    title: events.title,
    joined: sql`join ${eventDownloads} on ${eq(eventDownloads.eventId, events.id)}`,
  }),
  columnUse(directoryFiles.fileId, {
    kind: "download-directory",
    table: downloadDirectories,
    id: downloadDirectories.id,
    title: downloadDirectories.title,
    joined: sql`join ${directoryFiles} on ${eq(directoryFiles.directoryId, downloadDirectories.id)}`,
  }),
  columnUse(pressImageFiles.fileId, {
    kind: "press-image",
    table: pressImages,
    id: pressImages.id,
    title: pressImages.title,
    joined: sql`join ${pressImageFiles} on ${eq(pressImageFiles.pressImageId, pressImages.id)}`,
  }),
  columnUse(quizAnswers.soundId, {
    kind: "quiz-answer",
    table: quizAnswers,
    id: quizAnswers.id,
    title: quizAnswers.text,
  }),
  ...contentUses("file"),
];
