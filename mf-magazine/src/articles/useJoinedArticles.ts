import { useEffect, useState } from "react";
import type { ArticleListData } from "./articleListData.ts";
import { isShown, joinPage, type JoinedArticles } from "./joinedArticles.ts";

/** What the reader of this document saw last, for their return from an article. Only browsers set it. */
let seenLast: JoinedArticles | undefined;

function firstView(data: ArticleListData): JoinedArticles {
  // the address names the page that was called up last
  const isReturn = seenLast && seenLast.latest.page === data.page && isShown(seenLast, data);
  return isReturn && seenLast ? seenLast : joinPage(undefined, data, false);
}

/**
 * The list as far as the visitor has loaded it.
 * @returns the pages, and what to call before the next one is navigated to
 */
export function useJoinedArticles(data: ArticleListData): [JoinedArticles, expectNext: () => void] {
  const [joined, setJoined] = useState(() => firstView(data));
  const [received, setReceived] = useState(data);
  const [expected, setExpected] = useState(0);
  if (received !== data) {
    setReceived(data);
    setJoined(joinPage(joined, data, expected === data.page));
    setExpected(0);
  }
  useEffect(() => {
    seenLast = joined;
  }, [joined]);
  return [joined, () => setExpected(joined.latest.page + 1)];
}
