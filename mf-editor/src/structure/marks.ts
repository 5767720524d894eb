import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";

/** Several sections of one owner that are chosen together. */
export interface Marked {
  /** Key of whose they are. */
  owner: string;
  ids: readonly SectionRef[];
  /** From where a range goes. */
  anchor: SectionRef;
}

/** One more, or one less; those of another owner are left. @returns undefined where none is left */
export function toggled(
  marked: Marked | undefined,
  owner: string,
  id: SectionRef,
): Marked | undefined {
  if (marked?.owner !== owner) return { owner, ids: [id], anchor: id };
  const isOut = marked.ids.includes(id);
  const ids = isOut ? marked.ids.filter((each) => each !== id) : [...marked.ids, id];
  return ids.length > 0 ? { owner, ids, anchor: id } : undefined;
}

/**
 * All from the anchor to one.
 * @param order of the owner's sections, as they are read
 */
export function markedUpTo(
  marked: Marked | undefined,
  owner: string,
  id: SectionRef,
  order: readonly SectionRef[],
): Marked {
  const anchor = marked?.owner === owner && order.includes(marked.anchor) ? marked.anchor : id;
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)].toSorted(
    (one, other) => one - other,
  );
  return { owner, ids: order.slice(from, (to ?? 0) + 1), anchor };
}
