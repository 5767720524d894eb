import { placeSections, withInner, type Place } from "@festival/contracts/sections/places";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import type { HeadParts } from "../heads/headParts.ts";
import type { SectionRevisions } from "./fieldRevisions.ts";

/** A section of a working copy. Those of one place stand in their order. */
export interface DraftSection extends Omit<StoredSection, keyof Place>, Place, SectionRevisions {}

/** One that was removed, and may come back. */
export interface RemovedSection extends DraftSection {
  /** The section that was removed and took this one along; its own id where it was removed itself. */
  removedWith: number;
  /** Among those of its place, from 0. */
  position: number;
}

/** The head of a working copy. */
export interface DraftHead extends HeadParts, SectionRevisions {}

/** What an owner has. Never changed in place. */
export interface ContentState {
  sections: readonly DraftSection[];
  /** By their ids; those alone that a call may bring back. */
  removed: ReadonlyMap<number, RemovedSection>;
  /** Null for what has none. */
  head: DraftHead | null;
}

/** Each section's number among those of its place, from 0. */
export function positionsOf(sections: readonly DraftSection[]): Map<number, number> {
  const counts = new Map<string, number>();
  return new Map(
    sections.map(({ id, parent, column }) => {
      const place = `${parent}/${column}`;
      const position = counts.get(place) ?? 0;
      counts.set(place, position + 1);
      return [id, position];
    }),
  );
}

/** Takes sections out, with all that they hold, so that they may come back. */
export function removeSections(state: ContentState, ids: readonly number[]): ContentState {
  const { sections, removed } = state;
  const positions = positionsOf(sections);
  const gone = new Map(removed);
  const out = new Set<number>();
  for (const removedWith of ids) {
    for (const section of withInner(sections, removedWith)) {
      if (out.has(section.id)) continue;
      out.add(section.id);
      gone.set(section.id, { ...section, removedWith, position: positions.get(section.id) ?? 0 });
    }
  }
  return { ...state, sections: sections.filter(({ id }) => !out.has(id)), removed: gone };
}

/** Brings a removed section back to a place, with all that went with it. It must be one of `removed`. */
export function bringBack(
  state: ContentState,
  id: number,
  place: Place,
  before: number | null,
): ContentState {
  const { sections, removed } = state;
  const root = removed.get(id);
  if (!root) throw new Error(`The section ${id} is not among the removed ones.`);
  const back = removedAlong(removed, root);
  const ids = new Set(back.map((section) => section.id));
  const inner = back.filter((section) => section !== root);
  const drafts = inner.toSorted((one, other) => one.position - other.position).map(toDraft);
  return {
    ...state,
    sections: placeSections([...sections, ...drafts], [toDraft(root)], place, before),
    removed: new Map([...removed].filter(([each]) => !ids.has(each))),
  };
}

/** A removed section and all that went with it because it stood in it. */
export const removedAlong = (
  removed: ContentState["removed"],
  { id, removedWith }: RemovedSection,
): RemovedSection[] =>
  withInner(
    [...removed.values()].filter((section) => section.removedWith === removedWith),
    id,
  );

function toDraft({ removedWith: _with, position: _position, ...section }: RemovedSection) {
  return section;
}
