import type { RichText } from "@festival/contracts/api/common";
import type { WorkingCopy, WorkingHead, WorkingSection } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Content, LocalSection } from "../workingCopy/ops.ts";

export const owner: OwnerKey = { type: "page", id: 1 };

/** Rich text of paragraphs without formats. */
export const richText = (...paragraphs: string[]): RichText => ({
  blocks: paragraphs.map((text, index) => ({
    key: `k${index}`,
    text,
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
  })),
  entityMap: {},
});

/** A section of a working copy, a headline by default, all of which was written at revision 1. */
export function section(id: number, given: Partial<WorkingSection> = {}): WorkingSection {
  return {
    id,
    model: "headline",
    slug: null,
    parent: null,
    column: 0,
    settings: {},
    texts: { de: { content: `Wort ${id}` }, en: { content: `Word ${id}` } },
    field_revisions: { settings: {}, de: { content: 1 }, en: { content: 1 } },
    twin_seen: { de: 1, en: 1 },
    ...given,
  };
}

const none = { de: {}, en: {} };
const columns = (id: number, layout: string, place: Partial<WorkingSection> = {}) =>
  section(id, { model: "container", settings: { layout }, texts: none, ...place });

/** Headlines at the top, and two containers, one in the other, with headlines in their columns. */
export const startSections: WorkingSection[] = [
  section(1),
  columns(2, "33-33-33"),
  section(3, { parent: 2, column: 0 }),
  section(4, { parent: 2, column: 1 }),
  section(5, { parent: 2, column: 2 }),
  section(6, { parent: 2, column: 2 }),
  columns(7, "50-50", { parent: 2, column: 1 }),
  section(8, { parent: 7, column: 1 }),
  section(9),
];

/** The head of a page, all of which was written at revision 1. */
export const headWith = (title: string, english = "Visit"): WorkingHead => ({
  settings: { image_id: null, og_type: "website" },
  texts: { de: { title, headline: "" }, en: { title: english, headline: "" } },
  field_revisions: { settings: {}, de: { title: 1 }, en: { title: 1 } },
  twin_seen: { de: 1, en: 1 },
});

export const copyOf = (
  sections: WorkingSection[],
  revision = 1,
  head: WorkingCopy["head"] = null,
): WorkingCopy => ({
  title: "Besuch",
  is_online: true,
  revision,
  published: null,
  has_changes: false,
  content: null,
  head,
  sections,
});

/** What readers of a working copy could tell apart: values, and the order of each place. */
export function readable({ sections, head }: Pick<Content, "sections" | "head">) {
  const placeOf = ({ parent, column }: LocalSection) => `${parent}/${column}`;
  const places = Map.groupBy(sections, placeOf);
  return {
    head,
    sections: Object.fromEntries(sections.map((each) => [each.id, each])),
    places: Object.fromEntries(
      [...places].map(([place, inside]) => [place, inside.map(({ id }) => id)]),
    ),
  };
}
