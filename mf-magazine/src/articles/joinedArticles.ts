import type { ArticleCardData } from "./articleCardData.ts";
import type { ArticleListData } from "./articleListData.ts";

/** Pages of one list, one after the other, as a reader has called them up. */
export interface JoinedArticles {
  /** The last of them, as it came from the server. */
  latest: ArticleListData;
  pages: readonly { page: number; articles: readonly ArticleCardData[] }[];
}

const onePage = (data: ArticleListData): JoinedArticles => ({
  latest: data,
  pages: [{ page: data.page, articles: data.articles }],
});

/** The same topic, which did not grow or shrink in between. */
const isSameList = (one: ArticleListData, other: ArticleListData): boolean =>
  one.tag === other.tag && one.count === other.count;

const idsOf = (articles: readonly ArticleCardData[]) => articles.map(({ id }) => id).join();

/** Whether a page stands there already, just as it came now. */
export function isShown({ latest, pages }: JoinedArticles, data: ArticleListData): boolean {
  const known = pages.find(({ page }) => page === data.page);
  return (
    isSameList(latest, data) &&
    known !== undefined &&
    idsOf(known.articles) === idsOf(data.articles)
  );
}

/**
 * What stands there once a page has come. Another topic starts with its first page; of the same one, a page that is
 * not beyond the present one changes nothing, and the next one is appended where it was asked for.
 * @param isContinuation whether the reader asked for more, instead of going to a page
 */
export function joinPage(
  before: JoinedArticles | undefined,
  data: ArticleListData,
  isContinuation: boolean,
): JoinedArticles {
  if (!before) return onePage(data);
  if (isShown(before, data)) return before;
  const isNext = isSameList(before.latest, data) && data.page === before.latest.page + 1;
  if (!isNext || !isContinuation) return onePage(data);
  return {
    latest: data,
    pages: [...before.pages, { page: data.page, articles: data.articles }],
  };
}
