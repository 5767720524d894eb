import type { EditableField, EditableKind } from "@festival/contracts/editing";
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

/**
 * Fields of a record of staff's resources that a page shows. One whose value is not in the page as it is stored is
 * written in the panel, but for moments and references.
 * @example recordFields(tags, 3, { name: ["h1", "name"] })
 */
export function recordFields<Description extends ResourceDescription>(
  { name: resource, fields }: Description,
  id: number,
  shown: { [Name in keyof Description["fields"] & string]?: Shown },
): EditableField[] {
  return Object.entries<Shown | undefined>(shown).flatMap(([field, place]) => {
    const described: Field | undefined = fields[field];
    if (!described || !place) return [];
    const [selector, ...path] = place;
    const kind = kinds[described.kind] ?? "panel";
    const isWords = kind === "line" || kind === "prose" || kind === "richText";
    return {
      id: field,
      target: { resource, id },
      field,
      kind: isWords && path.length === 0 ? "panel" : kind,
      selector,
      label: described.label,
      ...(path.length > 0 && { in: path }),
    };
  });
}
