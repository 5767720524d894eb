import type { Image } from "@festival/contracts/api/common";
import type { EventTeaser } from "@festival/contracts/api/events";
import {
  ArticleDetail,
  ArticleListPage,
  ArticleTeasers,
  ListedTag,
  type ArticleTeaser,
} from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import * as calls from "@festival/contracts/calls/magazine";
import { listArticles as listArticlesCall } from "@festival/contracts/calls/magazine";
import { ApiError } from "@festival/contracts/errors";
import { thumbs } from "@festival/contracts/images";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import type { Database } from "../platform/database/openDatabase.ts";
import { changesAt } from "../platform/plugins/cacheTags.ts";
import { idList, idParams, pageQuery } from "../platform/plugins/parameters.ts";
import { plainJson } from "../site/content/sections/plainJson.ts";
import { allowPreview, previewQuery } from "../site/content/publishing/preview.ts";
import { readSections } from "../site/content/sections/sections.ts";
import { listPublishingTimes } from "../site/content/publishing/snapshots.repository.ts";
import { toEventTeaser } from "../programme/events/event.dto.ts";
import { getTeasers } from "../programme/events/teasers.repository.ts";
import { dependOnEvents } from "../programme/events/eventTags.ts";
import { getHomeContent } from "../site/home/home.repository.ts";
import { getImages } from "../platform/media/images.repository.ts";
import { lastChange } from "./lastChange.ts";
import {
  countArticles,
  getArticle,
  getArticlesByIds,
  listArticles,
  listEventIds,
  listReadings,
  listTags,
  withDraft,
  type FullArticle,
  type TagRow,
} from "./magazine.repository.ts";
import { articlesFeedRoutes } from "./articlesFeed.routes.ts";

const pageSize = 12;
/** How many teasers the home page shows where staff chose none. */
const newestOnHome = 3;
/** How many articles an article suggests to read next. */
const readingsPerArticle = 3;

const toTag = ({ id, name, slug }: TagRow, locale: Locale) => ({ id, name: name[locale], slug });

/** @example namesOf(article by two, "en") => "Gesa Lürssen and Zeynep Altınok" */
const namesOf = ({ authors }: FullArticle, locale: Locale) =>
  new Intl.ListFormat(locale).format(authors.map(({ name }) => name));

function toTeaser(full: FullArticle, locale: Locale, images: Map<number, Image>): ArticleTeaser {
  const { article, category } = full;
  const image = images.get(article.imageId ?? 0) ?? null;
  return {
    id: article.id,
    slug: article.slug,
    pretitle: article.pretitle[locale],
    title: article.title[locale],
    teaser: article.teaser[locale],
    author: namesOf(full, locale),
    authors: full.authors,
    published_at: article.publishedAt.toISOString(),
    reading_minutes: article.readingMinutes,
    category: category && { id: category.id, category: category.category[locale] },
    tags: full.tags.map((tag) => toTag(tag, locale)),
    image_obj: image,
    thumbs: image && thumbs(image),
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

/** Events that an article speaks of, those that are online. */
async function listEvents(
  database: Database,
  articleId: number,
  locale: Locale,
  now: Date,
): Promise<EventTeaser[]> {
  const ids = await listEventIds(database, articleId);
  const records = await getTeasers(database, ids, locale);
  dependOnEvents(records);
  for (const { event } of records) if (event.overAt > now) changesAt(event.overAt);
  return records.map((record) => toEventTeaser(record, locale, now));
}

/** The magazine: articles, their tags, and the teasers of the home page. */
export const magazineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(articlesFeedRoutes);
  const { database, clock } = app;

  handle(
    app,
    calls.listArticles,
    {
      schema: {
        tags: ["magazine"],
        summary: "Articles, the newest first",
        description:
          "With `event` those that speak of it; with `artist`, `ensemble`, `work` or `composer` those that speak of a public event in which they play or are played.",
        querystring: Type.Object({
          ...pageQuery.properties,
          tags: Type.Optional(idList),
          event: Type.Optional(idParams.properties.id),
          artist: Type.Optional(idParams.properties.id),
          ensemble: Type.Optional(idParams.properties.id),
          work: Type.Optional(idParams.properties.id),
          composer: Type.Optional(idParams.properties.id),
        }),
        response: { 200: ArticleListPage },
      },
    },
    async ({ locale, query: { page = 1, tags = "", ...about } }) => {
      const tagIds = tags ? tags.split(",").map(Number) : [];
      const filter = {
        now: clock.now(),
        tagIds,
        eventId: about.event,
        artistId: about.artist,
        ensembleId: about.ensemble,
        workId: about.work,
        composerId: about.composer,
      };
      const total = await countArticles(database, filter);
      const lastPage = Math.max(1, Math.ceil(total / pageSize));
      if (page > lastPage)
        throw new ApiError("not_found", `The list has ${lastPage} pages, not ${page}.`);
      const offset = (page - 1) * pageSize;
      const found = await listArticles(database, { ...filter, limit: pageSize, offset });
      const address = (number: number) =>
        addressOf(listArticlesCall, { locale, page: number, tags, ...about });
      return {
        count: total,
        next: page < lastPage ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: await toTeasers(database, found, locale),
      };
    },
  );

  handle(
    app,
    calls.getArticle,
    {
      ...plainJson,
      schema: {
        tags: ["magazine"],
        summary: "An article with its published sections",
        description: "Staff see its working copy with `?preview=1`.",
        params: idParams,
        querystring: previewQuery,
        response: { 200: ArticleDetail },
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const now = clock.now();
      const [found, staff] = await Promise.all([
        getArticle(database, request.params.id),
        request.readStaff(),
      ]);
      const isDue = found && found.article.publishedAt <= now;
      if (found?.article.isOnline && !isDue) changesAt(found.article.publishedAt);
      if (!found || !((found.article.isOnline && isDue) || staff)) {
        throw new ApiError("not_found", `Article not found: id ${request.params.id}.`);
      }
      const isPreview = await allowPreview(request.query, request, reply);
      const full = isPreview ? await withDraft(database, found) : found;
      const { article } = full;
      const owner = { ownerType: "article", ownerId: article.id } as const;
      const [images, modules, events, readings, published] = await Promise.all([
        getImages(database, [article.imageId, article.ogImageId], locale),
        readSections(app, owner, locale, isPreview),
        listEvents(database, article.id, locale, now),
        listReadings(database, full, now, readingsPerArticle),
        listPublishingTimes(database, "article", [article.id]),
      ]);
      const teaser = toTeaser(full, locale, images);
      const ogImage = images.get(article.ogImageId ?? 0) ?? teaser.image_obj;
      return {
        ...teaser,
        meta_title: article.metaTitle[locale],
        meta_description: article.metaDescription[locale],
        og_title: article.ogTitle[locale],
        og_description: article.ogDescription[locale],
        og_image: ogImage,
        og_type: "article" as const,
        og_image_thumbs: ogImage && thumbs(ogImage),
        is_online: article.isOnline,
        updated_at: lastChange(article, published).toISOString(),
        modules,
        event_objs: events,
        readings: await toTeasers(database, readings, locale),
        revision: article.revision,
        settings_url: staff ? `/admin/articles/${article.id}` : null,
      };
    },
  );

  handle(
    app,
    calls.getArticleTeasers,
    {
      schema: {
        tags: ["magazine"],
        summary: "Articles for the home page: what staff chose, else the newest",
        querystring: previewQuery,
        response: { 200: ArticleTeasers },
      },
    },
    async (request, reply) => {
      const { locale, query } = request;
      const now = clock.now();
      const preview = await allowPreview(query, request, reply);
      const { article_ids: chosen = [] } =
        (await getHomeContent(database, "article-teasers", preview)) ?? {};
      const found =
        chosen.length > 0
          ? await getArticlesByIds(database, chosen, now)
          : await listArticles(database, { now, tagIds: [], limit: newestOnHome, offset: 0 });
      return { articles: await toTeasers(database, found, locale) };
    },
  );

  handle(
    app,
    calls.listTags,
    {
      schema: {
        tags: ["magazine"],
        summary: "The magazine's tags",
        response: { 200: Type.Array(ListedTag) },
      },
    },
    async ({ locale }) => {
      const found = await listTags(database, clock.now());
      return found
        .map(({ tag, articles }) => ({ ...toTag(tag, locale), article_count: articles }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    },
  );
};
