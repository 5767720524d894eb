import { and, eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  contentSchedules,
  pageSnapshots,
  removedSections,
  sections,
} from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "./owners.repository.ts";

/** Deletes all content of an owner that is being deleted: its sections, removed ones too, history and schedules. */
export async function deleteContent(
  transaction: Database,
  { ownerType, ownerId }: OwnerKey,
): Promise<void> {
  if (ownerType !== "home") {
    for (const table of [sections, removedSections]) {
      await transaction
        .delete(table)
        .where(and(eq(table.ownerType, ownerType), eq(table.ownerId, ownerId)));
    }
  }
  for (const table of [pageSnapshots, contentSchedules]) {
    await transaction
      .delete(table)
      .where(and(eq(table.ownerType, ownerType), eq(table.ownerId, ownerId)));
  }
}
