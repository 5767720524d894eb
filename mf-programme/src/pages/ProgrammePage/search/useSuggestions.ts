import type { Locale } from "@festival/contracts/locales";
import { useEffect, useState } from "react";
import type { SuggestionList } from "./SuggestionList.tsx";
import type { Suggestion } from "./suggestions.ts";

/** One letter says too little. */
export const fewestLetters = 2;
/** A visitor who is still typing has not finished. */
export const pauseMs = 180;

interface Found {
  suggestions: readonly Suggestion[];
  /** Shows them; null while there are none. */
  List: typeof SuggestionList | null;
}

const nothing: Found = { suggestions: [], List: null };

/** Fetched with the first question: most visitors read the programme without typing anything. */
const loadSuggestions = () =>
  Promise.all([
    import(/* webpackChunkName: "programme-asking" */ "./suggestions.ts"),
    import(/* webpackChunkName: "programme-asking" */ "./SuggestionList.tsx"),
  ]);

/** What the words typed so far could mean; nothing while they are too few, or nothing is known. */
export function useSuggestions(typed: string, locale: Locale): Found {
  const words = typed.trim();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (words.length < fewestLetters) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const answer = await loadSuggestions().then(
        async ([{ fetchSuggestions }, { SuggestionList: List }]) => ({
          suggestions: await fetchSuggestions(words, locale, abort.signal),
          List,
        }),
        () => nothing,
      );
      if (!abort.signal.aborted) setFound(answer);
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [words, locale]);
  // until the answer for the new words is there, that for the old ones stays
  return words.length >= fewestLetters ? found : nothing;
}
