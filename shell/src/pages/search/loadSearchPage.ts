import type { SearchGroup, SiteSearch } from "@festival/contracts/search/siteSearch";
import { searchSite } from "@festival/contracts/calls/search";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import {
  hitKinds,
  longestSearch,
  shortestSearch,
  type HitKind,
} from "@festival/contracts/search/hitKinds";
import { bindDates, bindWords } from "@festival/shared-ui/bindWords";
import { searchTexts } from "../../search/searchTexts.ts";
import type { SearchData, ShownGroup } from "./searchData.ts";

/** Of each kind, where all are shown, and of one kind alone. */
const hitsOfEach = 8;
const hitsOfOne = 50;

const nothing: SiteSearch = { corrected: null, groups: [] };

/** Events have a list of their own, which finds the same; other kinds stand on this page by themselves. */
function allHref(kind: HitKind, words: string, locale: Locale): string {
  if (kind === "event") return href("programme", locale, {}, { q: words });
  if (kind === "past_event") return href("programme", locale, {}, { past: 1, q: words });
  return href("search", locale, {}, { q: words, kind });
}

/** The words as they are searched, at most as many letters as the backend takes. */
function wordsOf(typed = ""): string {
  const words = typed.replaceAll(/\s+/g, " ").trim();
  return [...words].slice(0, longestSearch).join("").trim();
}

function titleOf({ words, total }: SearchData, locale: Locale): string {
  const t = searchTexts(locale);
  if ([...words].length < shortestSearch) return t("search.title");
  if (total === 0) return t("search.none", { words });
  return t("search.found", { count: total, words });
}

/**
 * What the whole site has of the words in the address. The backend's answer names no cache tags, so neither it nor
 * the page is kept: there are as many as there are words.
 */
export async function loadSearchPage({
  api,
  locale,
  route: { query },
}: PageRequest): Promise<LoadedPage<SearchData>> {
  const words = wordsOf(query.q);
  const only = hitKinds.find((kind) => kind === query.kind);
  const isSearched = [...words].length >= shortestSearch;
  const found = isSearched
    ? await api.get(searchSite, {
        q: words,
        ...(only && { kinds: only }),
        limit: only ? hitsOfOne : hitsOfEach,
      })
    : nothing;
  const searched = found.corrected ?? words;
  const toShown = (group: SearchGroup): ShownGroup => {
    const isWhole = group.total <= group.hits.length;
    const href = allHref(group.kind, searched, locale);
    // this kind's own page has no further one
    const hasList = group.kind === "event" || group.kind === "past_event" || !only;
    const hits = group.hits.map(({ title, subtitle, ...hit }) => ({
      ...hit,
      title: bindWords(title),
      subtitle: bindDates(bindWords(subtitle)),
    }));
    return { ...group, hits, allHref: isWhole || !hasList ? null : href };
  };
  const data: SearchData = {
    words,
    corrected: found.corrected,
    total: found.groups.reduce((sum, { total }) => sum + total, 0),
    only:
      only && isSearched
        ? { kind: only, wholeHref: href("search", locale, {}, { q: words }) }
        : null,
    groups: found.groups.map(toShown),
  };
  return {
    kind: "page",
    data,
    head: {
      title: titleOf(data, locale),
      description: searchTexts(locale)("search.description"),
      noIndex: true,
    },
    alternates: localize((other) => href("search", other, {}, { q: words, kind: only })),
  };
}
