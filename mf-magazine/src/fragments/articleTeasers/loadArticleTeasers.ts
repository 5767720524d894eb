import { apiPaths } from "@festival/contracts/apiPaths";
import type { ArticleListPage, ArticleTeasers } from "@festival/contracts/api/magazine";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { articleCard } from "../../articles/articleCardData.ts";
import type { ArticleTeasersData } from "./articleTeasersData.ts";

/** More leave the page that they stand on behind. */
const mostRelated = 4;

/**
 * @param props nothing for the articles that staff has picked for the home page; `event`, an id, for
 *   those that speak of it
 */
export async function loadArticleTeasers(
  { event }: Record<string, unknown>,
  { api, locale }: FragmentContext,
): Promise<ArticleTeasersData> {
  const isRelated = typeof event === "number";
  const articles = isRelated
    ? (await api.get<ArticleListPage>(apiPaths.articles(locale, { event }))).results
    : (await api.get<ArticleTeasers>(apiPaths.articleTeasers(locale))).articles;
  return {
    isRelated,
    articles: articles
      .slice(0, isRelated ? mostRelated : undefined)
      .map((article) => articleCard(article, locale)),
    magazineHref: href("magazine", locale),
  };
}
