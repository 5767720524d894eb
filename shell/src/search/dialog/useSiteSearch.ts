import type { SearchGroup } from "@festival/contracts/search/siteSearch";
import { searchSite } from "@festival/contracts/calls/search";
import type { Locale } from "@festival/contracts/locales";
import { shortestSearch } from "@festival/contracts/search/hitKinds";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useEffect, useState } from "react";
import { chooseHits } from "./chooseHits.ts";

/** A visitor who is still typing has not finished. */
const pauseMs = 180;
const mostSuggestions = 8;

interface Suggested {
  /** What was asked for. */
  words: string;
  groups: readonly SearchGroup[];
  hasFailed: boolean;
}

/**
 * What the site has of the words typed so far. Until the answer for new words is there, that for the old ones stays.
 * @returns null while the words are too short, or nothing was answered yet
 */
export function useSiteSearch(typed: string, locale: Locale): Suggested | null {
  const words = typed.replaceAll(/\s+/g, " ").trim();
  const isEnough = [...words].length >= shortestSearch;
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  useEffect(() => {
    if (!isEnough) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      const query = { locale, q: words, limit: mostSuggestions };
      const answer = await fetchCall(searchSite, query, { signal }).catch(() => null);
      if (signal.aborted) return;
      const found = answer?.ok ? answer.body.groups : [];
      const groups = chooseHits(found, mostSuggestions);
      setSuggested({ words, groups, hasFailed: !answer?.ok });
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [words, isEnough, locale]);
  return isEnough ? suggested : null;
}
