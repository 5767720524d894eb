import type { Section } from "@festival/contracts/api/content";
import type { Anchor } from "@festival/contracts/bus";

interface AnchoredSection extends Anchor {
  /** The section that has it. */
  id: number;
}

function* inOrder(sections: readonly Section[]): Generator<Section> {
  for (const section of sections) {
    yield section;
    if (!("columns" in section)) continue;
    for (const column of section.columns) yield* inOrder(column.sections);
  }
}

/** Sections that a link can lead to, in the order of the page; of several with one anchor the first. */
export function anchoredSections(sections: readonly Section[]): AnchoredSection[] {
  const byHash = new Map<string, AnchoredSection>();
  for (const section of inOrder(sections)) {
    if (!("anchor" in section) || section.anchor === "") continue;
    const hash = `#${section.anchor}`;
    const title = section.model === "headline" ? section.content : "";
    if (!byHash.has(hash)) byHash.set(hash, { id: section.id, hash, title });
  }
  return [...byHash.values()];
}

/**
 * The headings among them.
 * @example anchorsOf([headline with anchor "bahn"]) => [{ hash: "#bahn", title: "Mit der Bahn" }]
 */
export function anchorsOf(sections: readonly Section[]): Anchor[] {
  return anchoredSections(sections)
    .filter(({ title }) => title !== "")
    .map(({ hash, title }) => ({ hash, title }));
}
