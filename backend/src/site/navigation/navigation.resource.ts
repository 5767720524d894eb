import type { ValuesOf } from "@festival/contracts/fields/values";
import { navigation as description } from "@festival/contracts/resources/content/navigation";
import type { Database } from "../../platform/database/openDatabase.ts";
import { navigationEntries } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { getEntry, hasChildren } from "./navigation.repository.ts";

type Entry = ValuesOf<typeof description.fields>;

/** Two levels, both of the same area. */
async function parentIsWrong(
  transaction: Database,
  { parent_id: parentId, area }: Entry,
  ownId: number | undefined,
): Promise<boolean> {
  if (ownId !== undefined && (await hasChildren(transaction, ownId))) return true;
  const parent = await getEntry(transaction, parentId ?? 0);
  return !parent || parent.id === ownId || parent.parentId !== null || parent.area !== area;
}

/** Entries of the menus and the footer, as staff keep them. */
export const navigationResource = defineResource(description, {
  table: navigationEntries,
  async check(transaction, entry, before) {
    const movesAway = before !== null && before.area !== entry.area;
    const isOrphaned = movesAway && (await hasChildren(transaction, before.id));
    const isMisplaced = entry.parent_id && (await parentIsWrong(transaction, entry, before?.id));
    return {
      area: isOrphaned ? "invalid_choice" : undefined,
      parent_id: isMisplaced ? "invalid_choice" : undefined,
    };
  },
});
