import type { SiteSearch } from "@festival/contracts/search/siteSearch";
import type { Database } from "../platform/database/openDatabase.ts";
import { readSearch, takeSearch, type TextSearch } from "../programme/search/search.repository.ts";
import { findArticleHits, findPageHits } from "./contentHits.repository.ts";
import { findEventHits } from "./eventHits.ts";
import type { FoundGroup, SearchContext } from "./hits.ts";
import { findNameHits } from "./nameHits.repository.ts";
import { withPictures } from "./hitPictures.repository.ts";
import { titlePlace } from "./titlePlace.ts";

/** All groups that are wanted, in the order of the kinds, without those that are empty. */
async function findGroups(
  database: Database,
  { query, words }: TextSearch,
  context: SearchContext,
): Promise<FoundGroup[]> {
  const { kinds } = context;
  const finders = {
    event: () => findEventHits(database, query, "event", context),
    past_event: () => findEventHits(database, query, "past_event", context),
    article: () => findArticleHits(database, words, context),
    page: () => findPageHits(database, words, context),
  };
  const named = findNameHits(database, query, context);
  const others = Object.entries(finders).flatMap(([kind, find]) =>
    kinds.some((wanted) => wanted === kind) ? [find()] : [],
  );
  const found = [...(await named), ...(await Promise.all(others))];
  return kinds.flatMap((kind) => found.filter((group) => group.kind === kind && group.total > 0));
}

/**
 * Searches everything that is public. A group whose first hit is called by the words stands before one that only
 * has them; else the order is that of the kinds. Where nothing has the words, those that look most like them count.
 */
export async function searchSite(
  database: Database,
  typed: string,
  context: SearchContext,
): Promise<SiteSearch> {
  const search = takeSearch(typed);
  if (!search) return { corrected: null, groups: [] };
  let groups = await findGroups(database, search, context);
  let corrected: string | null = null;
  if (groups.length === 0) {
    const meant = await readSearch(database, typed);
    if (meant?.corrected) {
      groups = await findGroups(database, meant, context);
      // only what is shown was meant
      if (groups.length > 0) corrected = meant.corrected;
    }
  }
  const placeOf = titlePlace(corrected ?? typed);
  const place = ({ kind, hits }: FoundGroup) =>
    // what is over never comes first
    kind === "past_event" ? 3 : Math.min(...hits.map(({ title }) => placeOf(title)));
  const ordered = groups.toSorted((one, other) => place(one) - place(other));
  return { corrected, groups: await withPictures(database, ordered, context.locale) };
}
