import type { RichText } from "@festival/contracts/api/common";
import type { Section } from "@festival/contracts/api/content";

/** Words with or without a link. */
export interface Run {
  text: string;
  href?: string;
}

/** One paragraph. It is shown by little code, so it knows links and nothing else. */
export type Paragraph = readonly Run[];

/** Whether the words lead on by themselves. */
export function haveLink(paragraphs: readonly Paragraph[] | null): boolean {
  return paragraphs?.some((runs) => runs.some(({ href }) => href !== undefined)) ?? false;
}

function runsOf({ text, entityRanges }: RichText["blocks"][number], links: RichText["entityMap"]) {
  const runs: Run[] = [];
  let at = 0;
  for (const { offset, length, key } of entityRanges.toSorted((a, b) => a.offset - b.offset)) {
    const link = links[String(key)];
    if (offset < at || !link) continue;
    runs.push({ text: text.slice(at, offset) });
    runs.push({ text: text.slice(offset, offset + length), href: link.data.url });
    at = offset + length;
  }
  return [...runs, { text: text.slice(at) }].filter((run) => run.text !== "");
}

function paragraphsIn(section: Section): Paragraph[] {
  if (section.model === "text") {
    const { blocks, entityMap } = section.content;
    return blocks.map((block) => runsOf(block, entityMap)).filter((runs) => runs.length > 0);
  }
  if (section.model !== "container" && section.model !== "section") return [];
  return section.columns.flatMap(({ sections }) => sections.flatMap(paragraphsIn));
}

/** The texts of a block, however deep; null where there are none. */
export function paragraphsOf(block: Section | null): Paragraph[] | null {
  const paragraphs = block ? paragraphsIn(block) : [];
  return paragraphs.length > 0 ? paragraphs : null;
}
