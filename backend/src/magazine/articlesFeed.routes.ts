import { addressOf } from "@festival/contracts/calls/call";
import { getArticlesFeed } from "@festival/contracts/calls/magazine";
import * as calls from "@festival/contracts/calls/magazine";
import { ApiError } from "@festival/contracts/errors";
import { href } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { text } from "../platform/locales/texts.ts";
import { idParams } from "../platform/plugins/parameters.ts";
import { listPublishingTimes } from "../site/content/publishing/snapshots.repository.ts";
import { feedAnswer, sendFeed, type AtomEntry } from "../platform/feeds/atom.ts";
import { getSettings } from "../platform/settings/settings.repository.ts";
import { lastChange } from "./lastChange.ts";
import { getTag, listArticles, type FullArticle } from "./magazine.repository.ts";

/** Readers who open the feed once in a while still miss nothing. */
const mostEntries = 30;
/** Older than every article: a magazine without any has always been empty. */
const beforeAll = new Date(0);

/** The magazine's newest articles, for programs that gather news. */
export const articlesFeedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock, siteUrl } = app;

  handle(
    app,
    calls.getArticlesFeed,
    {
      schema: {
        tags: ["magazine"],
        summary: "The newest articles as an Atom feed, those of a tag where one is named",
        querystring: Type.Object({ tag: Type.Optional(idParams.properties.id) }),
        ...feedAnswer,
      },
    },
    async ({ locale, query }, reply) => {
      const tag = query.tag === undefined ? undefined : await getTag(database, query.tag);
      if (query.tag !== undefined && !tag)
        throw new ApiError("not_found", `Tag not found: id ${query.tag}.`);
      const found = await listArticles(database, {
        now: clock.now(),
        tagIds: tag ? [tag.id] : [],
        limit: mostEntries,
        offset: 0,
      });
      const ids = found.map(({ article }) => article.id);
      const published = await listPublishingTimes(database, "article", ids);
      const { festival_name: festival } = await getSettings(database);

      const entryOf = ({ article, authors, category }: FullArticle): AtomEntry => ({
        id: `article-${article.id}-${locale}`,
        title: article.title[locale],
        path: href("article", locale, { slug: article.slug[locale], id: article.id }),
        published: article.publishedAt,
        updated: lastChange(article, published),
        summary: article.teaser[locale],
        category: category?.category[locale],
        authors: authors.map(({ name }) => name),
      });
      return sendFeed(reply, {
        id: tag ? `magazine-tag-${tag.id}-${locale}` : `magazine-${locale}`,
        title: tag
          ? text(locale, "feed.magazineTag", { tag: tag.name[locale] })
          : text(locale, "feed.magazine"),
        locale,
        siteUrl,
        path: tag
          ? href("magazineTag", locale, { slug: tag.slug[locale], id: tag.id })
          : href("magazine", locale),
        feedPath: addressOf(getArticlesFeed, { locale, tag: tag?.id }),
        author: festival[locale],
        since: beforeAll,
        entries: found.map(entryOf),
      });
    },
  );
};
