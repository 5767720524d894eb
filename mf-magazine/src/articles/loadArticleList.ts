import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { listArticles } from "@festival/contracts/calls/magazine";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { parseId } from "@festival/contracts/routes";
import { articleCard } from "./articleCardData.ts";
import type { ArticleListData } from "./articleListData.ts";

/** Lists begin here. */
const firstPage = 1;

/**
 * The number of the page that the address names.
 * @throws ApiError `not_found` for what is no number
 */
function pageNumber({ route }: Pick<PageRequest, "route">): number {
  const { page } = route.query;
  if (page === undefined) return firstPage;
  const number = parseId(page);
  if (!number) throw new ApiError("not_found", `"${page}" is no page number.`);
  return number;
}

/** How many pages there are, told from one of them: all but the last are equally long. */
function pagesOf(list: ArticleListPage, page: number): number {
  return list.next === null ? page : Math.ceil(list.count / list.results.length);
}

/**
 * A page of articles, the newest first.
 * @param tag id of the topic; all articles without
 * @param hrefOf address of one of its pages; the first page's has no number
 * @throws ApiError `not_found` beyond the last page
 */
export async function loadArticleList(
  { api, locale, route }: PageRequest,
  tag: number | null,
  hrefOf: (page: number | undefined) => string,
): Promise<ArticleListData> {
  const page = pageNumber({ route });
  const filters = { page, tags: tag ?? undefined };
  const list = await api.get(listArticles, { ...filters });
  if (page > firstPage && list.results.length === 0) {
    throw new ApiError("not_found", `The list has no page ${page}.`);
  }
  const pages = pagesOf(list, page);
  return {
    tag,
    count: list.count,
    articles: list.results.map((article) => articleCard(article, locale)),
    page,
    pages,
    pageHrefs: Array.from({ length: pages }, (_, index) =>
      hrefOf(index + 1 === firstPage ? undefined : index + 1),
    ),
  };
}
