import { useCallback, useEffect, useState } from "react";
import { isSameList, onePage, withNextPage, type JoinedPages } from "./joinedPages.ts";
import type { ProgrammeData } from "./programmeData.ts";

/** What the reader of this document saw last, for their return from an event. Only browsers set it. */
let seenLast: JoinedPages | undefined;

function firstView(data: ProgrammeData): JoinedPages {
  const seen = seenLast;
  if (!seen || seen.first === data.page || seen.latest.page !== data.page) return onePage(data);
  return isSameList(seen.latest, data) ? { ...seen, latest: data, continuedAt: "" } : onePage(data);
}

/**
 * The list as far as the visitor has loaded it. The address names the last page alone, so that it can
 * be passed on; on the way back from an event all pages are there again.
 * @returns the pages, and what to call before the next one is navigated to
 */
export function useJoinedPages(data: ProgrammeData): [JoinedPages, expectNext: () => void] {
  const [joined, setJoined] = useState(() => firstView(data));
  const [expected, setExpected] = useState(0);
  if (joined.latest !== data) {
    const isNext =
      expected === data.page &&
      joined.latest.page + 1 === data.page &&
      isSameList(joined.latest, data);
    setJoined(isNext ? withNextPage(joined, data) : onePage(data));
    setExpected(0);
  }
  useEffect(() => {
    seenLast = joined;
  }, [joined]);
  const expectNext = useCallback(() => setExpected(data.page + 1), [data.page]);
  return [joined, expectNext];
}
