import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import { useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { useAsked } from "../useAsked.ts";
import type { PictureQuery } from "./PictureFilters.tsx";

const perPage = 24;
const typingMs = 250;

/** Pictures that the filters find, a page at a time. */
export function usePictures(locale: Locale) {
  const calls = useCalls(locale);
  const [query, setQuery] = useState<PictureQuery>({ search: "", used: "", missing_words: "" });
  const [page, setPage] = useState(1);
  /** Goes up when the list is read again. */
  const [reading, setReading] = useState(0);
  const asked = useAsked(
    JSON.stringify([query, page, reading]),
    () => {
      const { search, used, missing_words: words } = query;
      return answered(
        calls.transport.read(resourceCalls("images").list, {
          page,
          per_page: perPage,
          ...(search.trim() && { search: search.trim() }),
          ...(used && { used }),
          ...(words && { missing_words: words }),
        }),
      );
    },
    { ...calls, waitMs: query.search === "" ? 0 : typingMs },
  );
  const { results: pictures = [], count = 0 } = asked.value ?? {};
  return {
    ...asked,
    pictures: pictures satisfies StaffRecord[],
    query,
    setQuery: (next: PictureQuery) => {
      setPage(1);
      setQuery(next);
    },
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    setPage,
    readAgain: () => setReading((before) => before + 1),
  };
}
