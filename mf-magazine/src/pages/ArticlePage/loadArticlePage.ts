import { apiPaths } from "@festival/contracts/apiPaths";
import type { Image } from "@festival/contracts/api/common";
import type { Section } from "@festival/contracts/api/content";
import type { ArticleDetail, ArticleListPage } from "@festival/contracts/api/magazine";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import {
  articleCard,
  byLine,
  type ArticleCardData,
  type ByLineData,
} from "../../articles/articleCardData.ts";
import { articleHref } from "../../articles/articleHref.ts";
import { previewImageUrl } from "@festival/contracts/images";

export interface ArticlePageData {
  kind: string;
  title: string;
  teaser: string;
  byLine: ByLineData;
  image: Image | null;
  sections: Section[];
  tags: string[];
  /** What to read next; may be empty. */
  more: ArticleCardData[];
  magazineHref: string;
}

/** How many other articles stand below one. */
const shownBelow = 3;

/** The newest other articles. The article is whole without them. */
async function moreArticles(
  api: ServerApi,
  locale: Locale,
  shownId: number,
): Promise<ArticleCardData[]> {
  try {
    const { results } = await api.get<ArticleListPage>(apiPaths.articles(locale));
    return results
      .filter(({ id }) => id !== shownId)
      .slice(0, shownBelow)
      .map((article) => articleCard(article, locale));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

function headOf(article: ArticleDetail, locale: Locale): PageHead {
  const title = article.meta_title || article.title;
  const description = article.meta_description || article.teaser;
  const imageUrl = previewImageUrl(article.image_obj);
  return {
    title,
    description,
    openGraph: { type: "article", title, description, imageUrl },
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: article.title,
        description,
        url: articleHref(article, locale),
        inLanguage: locale,
        datePublished: article.published_at,
        author: article.author ? { "@type": "Person", name: article.author } : undefined,
        articleSection: article.category?.category,
        keywords: article.tags.map(({ name }) => name),
        image: imageUrl,
      },
    ],
  };
}

/** One article. */
export async function loadArticlePage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadResult<ArticlePageData>> {
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no article's id.`);
  const [article, more] = await Promise.all([
    api.get<ArticleDetail>(apiPaths.article(locale, id)),
    moreArticles(api, locale, id),
  ]);
  if (route.params.slug !== article.slug[locale]) {
    return { kind: "redirect", status: 301, to: articleHref(article, locale) };
  }
  const { kind, title, teaser, image } = articleCard(article, locale);
  return {
    kind: "page",
    data: {
      kind,
      title,
      teaser,
      byLine: byLine(article, locale),
      image,
      sections: withEventDates(article.modules, locale),
      tags: article.tags.map(({ name }) => name),
      more,
      magazineHref: href("magazine", locale),
    },
    head: headOf(article, locale),
    alternates: localize((other) => articleHref(article, other)),
  };
}
