import type { ArticleDetail, ArticleListPage, ArticleTeasers, ListedTag } from "../api/magazine.ts";
import type { Get } from "./call.ts";
import type { ListPlace, Preview } from "./queries.ts";

/**
 * `tags` is a comma list of ids; the others are one id each: articles that speak of the event, or of a public one in
 * which the artist or ensemble plays, or the composer's or this work is played.
 */
export const listArticles: Get<{
  query: ListPlace & {
    tags?: string | number;
    event?: number;
    artist?: number;
    ensemble?: number;
    work?: number;
    composer?: number;
  };
  answer: ArticleListPage;
}> = { method: "GET", path: "/:locale/api/articles/", for: "visitor" };

export const getArticle: Get<{ params: { id: number }; query: Preview; answer: ArticleDetail }> = {
  method: "GET",
  path: "/:locale/api/articles/:id/",
  for: "visitor",
};

/** The newest articles as an Atom feed; with a tag's id those of the tag. */
export const getArticlesFeed: Get<{ query: { tag?: number } }> = {
  method: "GET",
  path: "/:locale/api/articles/feed.atom",
  for: "visitor",
};

/** Articles for the home page: what staff chose, else the newest. */
export const getArticleTeasers: Get<{ query: Preview; answer: ArticleTeasers }> = {
  method: "GET",
  path: "/:locale/api/article-teasers/",
  for: "visitor",
};

export const listTags: Get<{ answer: ListedTag[] }> = {
  method: "GET",
  path: "/:locale/api/tags/",
  for: "visitor",
};
