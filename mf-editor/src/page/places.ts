import type { Section } from "@festival/contracts/api/sections";
import type { ContentOwnerType } from "@festival/contracts/api/publishing";
import type {
  EditingFace,
  EditablePage,
  OwnerKey,
  SectionsPlace,
} from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { keyOfOwner } from "../workingCopy/unsaved.ts";

type Found = Pick<SectionsPlace, "owner" | "in">;

const owners: readonly ContentOwnerType[] = ["page", "article", "event", "booklet", "block"];

/** Whether a value is a section, also one of a newer version. */
const isSection = (value: unknown): value is Section =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "model" in value &&
  typeof value.model === "string";

/** Whether a list in a page's data is one of sections: of other things some may have a model, too. */
const isSectionList = (list: readonly unknown[]): list is Section[] =>
  list.every(isSection) && list.some(({ model }) => Object.hasOwn(sectionDescriptions, model));

/** Whose a section is, as it says itself; a reusable block is its own. */
function ownerOf({ content_type, object_id, id }: Section): OwnerKey | undefined {
  if (content_type === null) return { type: "block", id };
  const type = owners.find((owner) => owner === content_type);
  return type && typeof object_id === "number" ? { type, id: object_id } : undefined;
}

/** Lists of sections in the data of a page whose owner has no face, found by what they look like. */
function listsIn(value: unknown, path: SectionsPlace["in"]): Found[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value) && isSectionList(value)) {
    const [first] = value;
    const owner = first && ownerOf(first);
    return owner ? [{ owner, in: path }] : [];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    listsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** What of a page can be edited: as its owner's face says, else what shows itself as sections. */
export function placesOf(page: Page, face: EditingFace | null): EditablePage {
  if (page.error) return { sections: [], fields: [], admin: null };
  if (face) return face.places(page);
  const sections = listsIn(page.data, []).map((found) => ({ ...found, selector: "" }));
  return { sections, fields: [], admin: null };
}

/** Whose drafts a page shows, each once. */
export function ownersIn({ sections, fields }: EditablePage): OwnerKey[] {
  const inFields = fields.flatMap(({ target }) => ("owner" in target ? target.owner : []));
  const all = [...sections.map(({ owner }) => owner), ...inFields];
  return [...new Map(all.map((owner) => [keyOfOwner(owner), owner])).values()];
}

/** The list of sections at a place of a page's data. */
export function sectionsAt(data: unknown, path: SectionsPlace["in"]): readonly Section[] {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    data,
  );
  return Array.isArray(found) ? found.filter(isSection) : [];
}

/** A copy of data with another value at a place; all that did not change stays the same object. */
export function withValueAt(data: unknown, path: SectionsPlace["in"], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof data !== "object" || data === null) return data;
  const present = (data as Record<string | number, unknown>)[name];
  const next = withValueAt(present, rest, value);
  if (next === present) return data;
  if (Array.isArray(data)) return data.with(Number(name), next);
  return { ...data, [name]: next };
}
