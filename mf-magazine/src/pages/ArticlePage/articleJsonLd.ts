import type { ArticleDetail } from "@festival/contracts/api/magazine";
import { previewImageUrl } from "@festival/contracts/images";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Article, Organization, WithContext } from "schema-dts";
import { articleHref } from "../../articles/articleHref.ts";

function publisherOf(festival: string, locale: Locale): Organization {
  return { "@type": "Organization", name: festival, url: href("home", locale) };
}

/**
 * An article as search engines read it.
 * @param festival who publishes it; left out where the name is not known
 */
export function articleJsonLd(
  article: ArticleDetail,
  festival: string,
  locale: Locale,
): WithContext<Article> {
  const authors = article.authors.map(({ name }) => ({ "@type": "Person" as const, name }));
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.meta_description || article.teaser,
    url: articleHref(article, locale),
    inLanguage: locale,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    timeRequired: article.reading_minutes > 0 ? `PT${article.reading_minutes}M` : undefined,
    isAccessibleForFree: true,
    author: authors.length > 0 ? authors : undefined,
    publisher: festival ? publisherOf(festival, locale) : undefined,
    articleSection: article.category?.category,
    keywords: article.tags.length > 0 ? article.tags.map(({ name }) => name) : undefined,
    image: previewImageUrl(article.image_obj),
  };
}
