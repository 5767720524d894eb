import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useState } from "react";
import type { Choice, ChoiceGroup, ProgrammeData } from "./programmeData.ts";
import { fewestLetters, pauseMs } from "./search/useSuggestions.ts";

interface Found {
  /** All that were found since the page came; one that is ticked stays in the form. */
  choices: readonly Choice[];
  /** The words that were looked for last, and the values that have them. */
  words: string;
  values: ReadonlySet<string>;
}

const nothing: Found = { choices: [], words: "", values: new Set() };

/** Fetched with the first question, as what the search field asks. */
const askBackend = () => import(/* webpackChunkName: "programme-asking" */ "./fetchChoices.ts");

/**
 * Of a list that is too long to be in the page as a whole: the choices whose names have the words.
 * @returns `isSearched` once the answer for just these words is there, or none is needed
 */
export function useFoundChoices(
  { name, more, choices }: ChoiceGroup,
  words: string,
  filters: ProgrammeData["filters"],
): Found & { isSearched: boolean } {
  const { locale } = usePage();
  const [found, setFound] = useState(nothing);
  const [shown, setShown] = useState(choices);
  // another page has its own choices, those that were ticked among them
  if (shown !== choices) {
    setShown(choices);
    setFound(nothing);
  }
  const isNeeded = more > 0 && words.length >= fewestLetters && name !== "access";
  useEffect(() => {
    if (!isNeeded) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const fresh = await askBackend()
        .then(({ fetchChoices }) =>
          fetchChoices(name, words, { filters, locale, signal: abort.signal }),
        )
        .catch(() => []);
      if (abort.signal.aborted) return;
      setFound((before) => {
        const known = new Set([...choices, ...before.choices].map(([value]) => value));
        return {
          choices: [...before.choices, ...fresh.filter(([value]) => !known.has(value))],
          words,
          values: new Set(fresh.map(([value]) => value)),
        };
      });
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [isNeeded, name, words, filters, locale, choices]);
  return { ...found, isSearched: !isNeeded || found.words === words };
}
