import type { Image } from "@festival/contracts/api/common";
import {
  ArticleDetail,
  ArticleListPage,
  ArticleTeasers,
  Tag,
  type ArticleTeaser,
} from "@festival/contracts/api/magazine";
import { apiPaths } from "@festival/contracts/apiPaths";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import type { Database } from "../../database/openDatabase.ts";
import { idList, idParams, pageQuery } from "../../plugins/parameters.ts";
import { resolveSections } from "../content/sections.ts";
import { getPublishedSections } from "../content/snapshots.repository.ts";
import { getHomeList } from "../home/home.repository.ts";
import { getImages } from "../media/images.repository.ts";
import {
  countArticles,
  getArticle,
  getArticlesByIds,
  listArticles,
  listTags,
  type FullArticle,
  type TagRow,
} from "./magazine.repository.ts";

const pageSize = 12;
/** How many teasers the home page shows where staff chose none. */
const newestOnHome = 3;

const toTag = ({ id, name, slug }: TagRow, locale: Locale) => ({ id, name: name[locale], slug });

/** @example namesOf(article by two, "en") => "Gesa Lürssen and Zeynep Altınok" */
const namesOf = ({ authors }: FullArticle, locale: Locale) =>
  new Intl.ListFormat(locale).format(authors.map(({ name }) => name));

function toTeaser(full: FullArticle, locale: Locale, images: Map<number, Image>): ArticleTeaser {
  const { article, category } = full;
  return {
    id: article.id,
    slug: article.slug,
    pretitle: article.pretitle[locale],
    title: article.title[locale],
    teaser: article.teaser[locale],
    author: namesOf(full, locale),
    published_at: article.publishedAt.toISOString(),
    reading_minutes: article.readingMinutes,
    category: category && { id: category.id, category: category.category[locale] },
    tags: full.tags.map((tag) => toTag(tag, locale)),
    image_obj: images.get(article.imageId ?? 0) ?? null,
  };
}

async function toTeasers(
  database: Database,
  found: FullArticle[],
  locale: Locale,
): Promise<ArticleTeaser[]> {
  const ids = found.map(({ article }) => article.imageId);
  const images = await getImages(database, ids, locale);
  return found.map((full) => toTeaser(full, locale, images));
}

/** The magazine: articles, their tags, and the teasers of the home page. */
export const magazineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;

  app.get(
    "/articles/",
    {
      schema: {
        querystring: Type.Object({ ...pageQuery.properties, tags: Type.Optional(idList) }),
        response: { 200: ArticleListPage },
      },
    },
    async ({ locale, query: { page = 1, tags = "" } }) => {
      const tagIds = tags ? tags.split(",").map(Number) : [];
      const filter = { now: clock.now(), tagIds };
      const total = await countArticles(database, filter);
      const lastPage = Math.max(1, Math.ceil(total / pageSize));
      if (page > lastPage) throw new ApiError("not_found", "The list has fewer pages.");
      const offset = (page - 1) * pageSize;
      const found = await listArticles(database, { ...filter, limit: pageSize, offset });
      const address = (number: number) => apiPaths.articles(locale, { page: number, tags });
      return {
        count: total,
        next: page < lastPage ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: await toTeasers(database, found, locale),
      };
    },
  );

  app.get(
    "/articles/:id/",
    { schema: { params: idParams, response: { 200: ArticleDetail } } },
    async (request) => {
      const { locale } = request;
      const full = await getArticle(database, request.params.id);
      const isPublic = full?.article.isOnline && full.article.publishedAt <= clock.now();
      if (!full || !(isPublic || (await request.readStaff()))) {
        throw new ApiError("not_found", "There is no such article.");
      }
      const owner = { ownerType: "article", ownerId: full.article.id } as const;
      const stored = await getPublishedSections(database, owner);
      const [images, modules] = await Promise.all([
        getImages(database, [full.article.imageId], locale),
        resolveSections(database, stored, locale),
      ]);
      return {
        ...toTeaser(full, locale, images),
        meta_title: full.article.metaTitle[locale],
        meta_description: full.article.metaDescription[locale],
        modules,
      };
    },
  );

  app.get(
    "/article-teasers/",
    { schema: { response: { 200: ArticleTeasers } } },
    async ({ locale }) => {
      const now = clock.now();
      const chosen = await getHomeList(database, "article_teasers");
      const found =
        chosen.length > 0
          ? await getArticlesByIds(database, chosen, now)
          : await listArticles(database, { now, tagIds: [], limit: newestOnHome, offset: 0 });
      return { articles: await toTeasers(database, found, locale) };
    },
  );

  app.get("/tags/", { schema: { response: { 200: Type.Array(Tag) } } }, async ({ locale }) => {
    const found = await listTags(database);
    return found
      .map((tag) => toTag(tag, locale))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  });
};
