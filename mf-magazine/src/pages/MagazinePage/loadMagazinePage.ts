import { apiPaths } from "@festival/contracts/apiPaths";
import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { articleCard, type ArticleCardData } from "../../articles/articleCardData.ts";
import { translate } from "../../texts.ts";

export interface MagazinePageData {
  articles: ArticleCardData[];
  page: number;
  pages: number;
}

/** How many pages there are, told from one of them: all but the last are equally long. */
function pagesOf(list: ArticleListPage, page: number): number {
  return list.next === null ? page : Math.ceil(list.count / list.results.length);
}

/** One page of the magazine, newest articles first. */
export async function loadMagazinePage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadResult<MagazinePageData>> {
  const page = parseId(route.query.page ?? "1");
  if (!page) throw new ApiError("not_found", `"${route.query.page}" is no page number.`);
  const list = await api.get<ArticleListPage>(apiPaths.articles(locale, { page }));
  if (page > 1 && list.results.length === 0) {
    throw new ApiError("not_found", `The magazine has no page ${page}.`);
  }
  const t = translate(locale);
  return {
    kind: "page",
    data: {
      articles: list.results.map((article) => articleCard(article, locale)),
      page,
      pages: pagesOf(list, page),
    },
    head: {
      title: page > 1 ? t("magazine.titleOfPage", { page }) : t("magazine.title"),
      description: t("magazine.description"),
    },
    alternates: localize((other) =>
      href("magazine", other, {}, { page: page > 1 ? page : undefined }),
    ),
  };
}
