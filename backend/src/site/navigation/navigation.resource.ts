import { Type, type Static } from "typebox";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { navigationEntries } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  linksProblem,
  optionalReference,
  place,
  refuse,
  words,
} from "../../platform/resources/fields.ts";
import { getEntry, hasChildren } from "./navigation.repository.ts";

export const NavigationArea = Type.Enum(["menu", "submenu", "footer"]);
const Address = Type.Union([Type.Null(), Type.String({ maxLength: 2000 })]);

const fields = Type.Object({
  area: NavigationArea,
  /** The entry above; only entries at the top can have others below them. */
  parent_id: Type.Optional(optionalReference),
  position: Type.Optional(place),
  title: words(100, 1),
  /** The page that it leads to; `url` then counts for nothing. */
  page_id: Type.Optional(optionalReference),
  /** Path with language or an address elsewhere; null renders text. */
  url: Type.Optional(Type.Object({ de: Address, en: Address }, { additionalProperties: false })),
  is_online: Type.Optional(Type.Boolean()),
});
type Entry = Static<typeof fields>;

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
export const navigationResource = defineResource({
  name: "navigation",
  singular: "navigation-entry",
  table: navigationEntries,
  fields,
  search: [navigationEntries.title],
  sort: ["area", "position", "title"],
  defaultSort: "position",
  filters: {
    area: {
      schema: NavigationArea,
      condition: (area) => eq(navigationEntries.area, area as Entry["area"]),
    },
  },
  async check(transaction, record, before) {
    const entry = record as Entry;
    const movesAway = before !== null && before.area !== entry.area;
    const isOrphaned = movesAway && (await hasChildren(transaction, before.id));
    const isMisplaced = entry.parent_id && (await parentIsWrong(transaction, entry, before?.id));
    refuse({
      area: isOrphaned ? "invalid_choice" : undefined,
      parent_id: isMisplaced ? "invalid_choice" : undefined,
      url: linksProblem(entry.url),
    });
  },
});
