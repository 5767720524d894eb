import { BigTeaser, Hero } from "@festival/contracts/api/content";
import { HighlightEvents } from "@festival/contracts/api/events";
import { InstagramFeed, TeaserList } from "@festival/contracts/api/home";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { thumbs } from "@festival/contracts/images";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { allowPreview, previewQuery } from "../content/publishing/preview.ts";
import { getImages } from "../../platform/media/images.repository.ts";
import { getHomeContent } from "./home.repository.ts";

/** The home page's blocks. `preview=1` shows staff the working copy. */
export const homeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const schema = { tags: ["home"], querystring: previewQuery };

  handle(
    app,
    calls.getHero,
    { schema: { ...schema, summary: "The hero; 404 without one", response: { 200: Hero } } },
    async (request, reply) => {
      const { locale } = request;
      const preview = await allowPreview(request.query, request, reply);
      const hero = await getHomeContent(database, "hero", preview);
      if (!hero) throw new ApiError("not_found", "The home page has no hero.");
      const images = await getImages(database, [hero.image_id], locale);
      return {
        headline: hero.headline[locale],
        text: hero.text[locale],
        link: hero.link[locale],
        link_text: hero.link_text[locale],
        image: images.get(hero.image_id ?? 0) ?? null,
      };
    },
  );

  handle(
    app,
    calls.getBigTeaser,
    {
      schema: {
        ...schema,
        summary: "The big teaser; 404 without one",
        response: { 200: BigTeaser },
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const preview = await allowPreview(request.query, request, reply);
      const teaser = await getHomeContent(database, "big-teaser", preview);
      if (!teaser) throw new ApiError("not_found", "The home page has no big teaser.");
      const images = await getImages(database, [teaser.image_id], locale);
      return {
        preline: teaser.preline[locale],
        headline: teaser.headline[locale],
        text: teaser.text[locale],
        link: teaser.link[locale],
        link_text: teaser.link_text[locale],
        button_style: teaser.button_style,
        image: images.get(teaser.image_id ?? 0) ?? null,
      };
    },
  );

  handle(
    app,
    calls.getTeaserList,
    {
      schema: {
        ...schema,
        summary: "Teasers below the big one; an empty list without any",
        response: { 200: TeaserList },
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const preview = await allowPreview(request.query, request, reply);
      const list = await getHomeContent(database, "teaser-list", preview);
      if (!list) return { headline: "", items: [] };
      const ids = list.items.map(({ image_id }) => image_id);
      const images = await getImages(database, ids, locale);
      return {
        headline: list.headline[locale],
        items: list.items.map((item) => ({
          preline: item.preline[locale],
          headline: item.headline[locale],
          text: item.text[locale],
          link: item.link[locale],
          link_text: item.link_text[locale],
          image: images.get(item.image_id ?? 0) ?? null,
        })),
      };
    },
  );

  handle(
    app,
    calls.getInstagramFeed,
    {
      schema: {
        ...schema,
        summary: "Posts that staff keep, with pictures of this site; an empty list without any",
        response: { 200: InstagramFeed },
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const preview = await allowPreview(request.query, request, reply);
      const feed = await getHomeContent(database, "instagram-feed", preview);
      if (!feed) return { headline: "", link: "", items: [] };
      const ids = feed.items.map(({ image_id }) => image_id);
      const images = await getImages(database, ids, locale);
      return {
        headline: feed.headline[locale],
        link: feed.link[locale],
        items: feed.items.map((item) => ({
          link: item.link[locale],
          description: item.description[locale],
          image: images.get(item.image_id) ?? null,
        })),
      };
    },
  );

  handle(
    app,
    calls.getHighlightEvents,
    {
      schema: {
        ...schema,
        summary: "The public ones of the events that staff chose for the home page",
        response: { 200: HighlightEvents },
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const preview = await allowPreview(request.query, request, reply);
      const chosen = await getHomeContent(database, "highlight-events", preview);
      const shown = await app.readEventTeasers(database, chosen?.event_ids ?? [], {
        locale,
        now: clock.now(),
      });
      return {
        event_objs: shown.map(({ teaser, image }) => ({
          ...teaser,
          image: image ? { ...thumbs(image), alias: image.alias } : null,
        })),
      };
    },
  );
};
