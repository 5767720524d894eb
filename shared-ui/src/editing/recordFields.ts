import type { EditableField, EditableKind, OwnerKey } from "@festival/contracts/editing";
import type { Field } from "@festival/contracts/fields/field";
import type { ResourceDescription } from "@festival/contracts/resources/resource";

/** Where a page shows a field: its element, and its value in `page.data` where that is the field's own. */
type Shown = readonly [selector: string, ...path: (string | number)[]];

const kinds: Partial<Record<Field["kind"], EditableKind>> = {
  line: "line",
  prose: "prose",
  richText: "richText",
  picture: "image",
  pictures: "images",
  link: "link",
  choice: "choice",
  instant: "instant",
  reference: "records",
  references: "records",
};

/** By field, where a page shows it. */
type ShownFields<Description extends Pick<ResourceDescription, "fields">> = {
  [Name in keyof Description["fields"] & string]?: Shown;
};

function editableFields(
  fields: ResourceDescription["fields"],
  target: EditableField["target"],
  shown: Readonly<Record<string, Shown | undefined>>,
): EditableField[] {
  return Object.entries(shown).flatMap(([field, place]) => {
    const described: Field | undefined = fields[field];
    if (!described || !place) return [];
    const [selector, ...path] = place;
    const kind = kinds[described.kind] ?? "panel";
    const isWords = kind === "line" || kind === "prose" || kind === "richText";
    return {
      id: field,
      target,
      field,
      kind: isWords && path.length === 0 ? "panel" : kind,
      selector,
      label: described.label,
      ...(path.length > 0 && { in: path }),
    };
  });
}

/**
 * Fields of a record of staff's resources that a page shows; they are public at once. One whose value is not in the
 * page as it is stored is written in the panel, but for moments and references.
 * @example recordFields(tags, 3, { name: ["h1", "name"] })
 */
export const recordFields = <Description extends ResourceDescription>(
  { name: resource, fields }: Description,
  id: number,
  shown: ShownFields<Description>,
): EditableField[] => editableFields(fields, { resource, id }, shown);

/**
 * Fields of the head of a page, an article or a booklet: drafts, published together with its sections. All fields that
 * `contracts/heads` names must come by this, and no other.
 * @param description of the resource to which the head belongs
 * @example headFields({ type: "page", id: 3 }, pages, { headline: ["h1", "headline"] })
 */
export const headFields = <Description extends ResourceDescription>(
  owner: OwnerKey,
  { fields }: Description,
  shown: ShownFields<Description>,
): EditableField[] => editableFields(fields, { owner }, shown);
