import type { Locale } from "@festival/contracts/locales";
import { useEffect, useState } from "react";
import type { Suggestion } from "./suggestions.ts";

/** One letter says too little. */
export const fewestLetters = 2;
/** A visitor who is still typing has not finished. */
export const pauseMs = 180;

/** Fetched with the first question: most visitors read the programme without typing anything. */
const askBackend = () => import(/* webpackChunkName: "programme-asking" */ "./suggestions.ts");

/** What the words typed so far could mean; empty while they are too few, or nothing is known. */
export function useSuggestions(typed: string, locale: Locale): readonly Suggestion[] {
  const words = typed.trim();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (words.length < fewestLetters) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const suggestions = await askBackend().then(
        ({ fetchSuggestions }) => fetchSuggestions(words, locale, abort.signal),
        () => [],
      );
      if (!abort.signal.aborted) setFound(suggestions);
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [words, locale]);
  // until the answer for the new words is there, that for the old ones stays
  return words.length >= fewestLetters ? found : [];
}
