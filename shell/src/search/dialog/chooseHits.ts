import type { SearchGroup } from "@festival/contracts/search/siteSearch";

/**
 * As many hits as there is room for: the first of each group, then the second of each, and so on, so that no kind
 * hides the others. Groups stay in their order.
 */
export function chooseHits(groups: readonly SearchGroup[], most: number): SearchGroup[] {
  const taken = groups.map(() => 0);
  const all = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  for (let room = Math.min(most, all), i = 0; room > 0; i = (i + 1) % groups.length) {
    const count = taken[i] ?? 0;
    if (count === groups[i]?.hits.length) continue;
    taken[i] = count + 1;
    room -= 1;
  }
  return groups
    .map((group, i) => ({ ...group, hits: group.hits.slice(0, taken[i]) }))
    .filter(({ hits }) => hits.length > 0);
}
