import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { columnCount } from "@festival/contracts/sections/places";
import { findMoved } from "./difference.ts";

const placeOf = ({ parent = null, column = 0 }: StoredSection) => `${parent ?? ""}/${column}`;

/** Puts a section after the nearest of those before it in the working copy that are there, else before the next. */
function place(
  result: readonly StoredSection[],
  section: StoredSection,
  working: readonly StoredSection[],
): StoredSection[] {
  const rest = result.filter(({ id }) => id !== section.id);
  const siblings = working.filter((each) => placeOf(each) === placeOf(section));
  const own = siblings.findIndex(({ id }) => id === section.id);
  const indexOf = ({ id }: StoredSection) =>
    rest.findIndex((each) => each.id === id && placeOf(each) === placeOf(section));
  const before = siblings
    .slice(0, own)
    .map(indexOf)
    .findLast((index) => index >= 0);
  const after = siblings
    .slice(own + 1)
    .map(indexOf)
    .find((index) => index >= 0);
  const at = before === undefined ? (after ?? rest.length) : before + 1;
  return rest.toSpliced(at, 0, section);
}

/** Sections of other changes without which these cannot be: a container that is not public, what a lost one held. */
function findNeeded(result: readonly StoredSection[], working: ReadonlySet<number>): number[] {
  const known = new Map(result.map((section) => [section.id, section]));
  const needed = result.flatMap(({ id, parent = null, column = 0 }) => {
    if (parent === null) return [];
    const around = known.get(parent);
    if (!around) return [working.has(parent) ? parent : id];
    return column < columnCount(around.settings.layout ?? "100") ? [] : [id];
  });
  return [...new Set(needed)];
}

/**
 * What is public, with the present state of some sections alone: their values and places, those that are new, and
 * without those that are removed.
 * @returns the sections; or ids of others whose changes must come along, where it is not possible without them
 */
export function mergeSections(
  seen: readonly StoredSection[],
  working: readonly StoredSection[],
  only: ReadonlySet<number>,
): { sections: StoredSection[] } | { structure: number[] } {
  const present = new Set(working.map(({ id }) => id));
  const known = new Set(seen.map(({ id }) => id));
  const moved = findMoved(seen, working, only);
  let result = seen.filter(({ id }) => present.has(id) || !only.has(id));
  for (const section of working) {
    if (!only.has(section.id)) continue;
    const stays = known.has(section.id) && !moved.has(section.id);
    result = stays
      ? result.map((each) => (each.id === section.id ? section : each))
      : place(result, section, working);
  }
  const structure = findNeeded(result, present).filter((id) => !only.has(id));
  return structure.length > 0 ? { structure } : { sections: result };
}
