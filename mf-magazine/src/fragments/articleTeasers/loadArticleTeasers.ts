import { apiPaths } from "@festival/contracts/apiPaths";
import type { ArticleTeasers } from "@festival/contracts/api/magazine";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { articleCard } from "../../articles/articleCardData.ts";
import type { ArticleTeasersData } from "./articleTeasersData.ts";

/** The articles that staff has picked for the home page. */
export async function loadArticleTeasers(
  _props: Record<string, unknown>,
  { api, locale }: FragmentContext,
): Promise<ArticleTeasersData> {
  const { articles } = await api.get<ArticleTeasers>(apiPaths.articleTeasers(locale));
  return {
    articles: articles.map((article) => articleCard(article, locale)),
    magazineHref: href("magazine", locale),
  };
}
