import { and, eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  contentSchedules,
  pageSnapshots,
  removedSections,
  sections,
} from "../../../platform/database/schema/index.ts";
import { deleteDraftHead } from "../heads/heads.repository.ts";
import type { OwnerKey } from "./owners.repository.ts";

/** Deletes all content of an owner that is being deleted: its sections, removed ones too, its draft of a head, history and schedules. */
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
  await deleteDraftHead(transaction, { ownerType, ownerId });
  // schedules name the versions that they publish
  for (const table of [contentSchedules, pageSnapshots]) {
    await transaction
      .delete(table)
      .where(and(eq(table.ownerType, ownerType), eq(table.ownerId, ownerId)));
  }
}
