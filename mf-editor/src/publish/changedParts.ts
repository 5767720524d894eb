import type { Unpublished, UnpublishedChange } from "@festival/contracts/api/editing/checks";
import type { SectionTexts } from "@festival/contracts/api/common";
import type { Content } from "../workingCopy/ops.ts";
import { inReadingOrder } from "../workingCopy/several.ts";

type Kind = "added" | "moved" | "removed" | "changed";

/** What is published as a whole: a section, a head, or a block of the home page. */
export interface ChangedPart {
  /** Unique among all owners. */
  id: string;
  /** Key of whose it is. */
  owner: string;
  /** Null for a head, and for a block of the home page. */
  section: number | null;
  model: string | null;
  /** Of the section. */
  texts?: SectionTexts;
  kinds: readonly Kind[];
  fields: readonly UnpublishedChange[];
  /** All who wrote it since it was public. */
  by: readonly string[];
  /** Whether the person who publishes wrote all of it. */
  isMine: boolean;
}

/** What of an owner can be published, each part by itself. */
export function partsOf(
  owner: string,
  { changes, sections }: Pick<Unpublished, "changes" | "sections">,
): ChangedPart[] {
  const textsOf = new Map<number | null, SectionTexts>(
    sections.map(({ id, texts }) => [id, texts]),
  );
  return [...Map.groupBy(changes, ({ section }) => section)].map(([section, of]) => {
    const fields = of.filter(({ kind }) => kind === "field");
    const kinds = of.flatMap(({ kind }) => (kind === "field" ? [] : [kind]));
    const texts = textsOf.get(section);
    return {
      id: `${owner}/${section ?? "head"}`,
      owner,
      section,
      model: of[0]?.model ?? null,
      ...(texts && { texts }),
      kinds: fields.length > 0 ? [...kinds, "changed"] : kinds,
      fields,
      by: [...new Set(of.flatMap(({ by }) => by))],
      isMine: of.every((change) => change.is_mine),
    };
  });
}

/** Parts as a reader meets them: the head, then sections in their order, at the end what is removed. */
export function inPageOrder(
  parts: readonly ChangedPart[],
  content: Pick<Content, "sections"> | undefined,
): ChangedPart[] {
  const order = content ? inReadingOrder(content).map(({ id }) => id) : [];
  const rankOf = ({ section }: ChangedPart) => {
    if (section === null) return -1;
    const place = order.indexOf(section);
    return place === -1 ? order.length : place;
  };
  return parts.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * What a publication names.
 * @returns undefined where it is all of the owner
 */
export function onlyOf(
  parts: readonly ChangedPart[],
  chosen: ReadonlySet<string>,
): { sections: number[]; head: boolean } | undefined {
  const taken = parts.filter(({ id }) => chosen.has(id));
  if (taken.length === parts.length) return undefined;
  return {
    sections: taken.flatMap(({ section }) => section ?? []),
    head: taken.some(({ section }) => section === null),
  };
}
