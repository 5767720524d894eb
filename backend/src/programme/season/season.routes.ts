import { Season } from "@festival/contracts/api/programme/season";
import { Sponsor } from "@festival/contracts/api/programme/sponsors";
import { EventOption, MarketingBanner } from "@festival/contracts/api/programme";
import * as calls from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { text } from "../../platform/locales/texts.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { getImages } from "../../platform/media/images.repository.ts";
import { getSeason, listBanners, listSponsors } from "./season.repository.ts";
import { flagFilters } from "@festival/contracts/programme/filters";

const tags = ["programme"];

/** The season, and what stands around its programme: banners, sponsors, the words of filters. */
export const seasonRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getSeason,
    { schema: { tags, summary: "The current season", response: { 200: Season } } },
    async ({ locale }) => {
      dependOn("season");
      const season = await getSeason(app.database);
      if (!season) throw new ApiError("not_found", "No season is current.");
      const images = await getImages(app.database, [season.imageId], locale);
      return {
        id: season.id,
        title: season.title[locale],
        motto: season.motto[locale],
        starts_on: season.startsOn,
        ends_on: season.endsOn,
        description: season.description[locale],
        tickets_from: season.ticketsFrom?.toISOString() ?? null,
        image_obj: images.get(season.imageId ?? 0) ?? null,
      };
    },
  );

  handle(
    app,
    calls.listMarketingBanners,
    {
      schema: {
        tags,
        summary: "Banners of the present moment, sorted by calendar_position",
        response: { 200: Type.Array(MarketingBanner) },
      },
    },
    async ({ locale }) => {
      const now = app.clock.now();
      dependOn("banners");
      const all = await listBanners(app.database, now);
      for (const { startsAt, endsAt } of all) {
        changesAt(startsAt && startsAt > now ? startsAt : endsAt);
      }
      const banners = all.filter(({ startsAt }) => !startsAt || startsAt <= now);
      const imageIds = banners.map(({ imageId }) => imageId);
      const images = await getImages(app.database, imageIds, locale);
      return banners.map((banner) => ({
        id: banner.id,
        title: banner.title[locale],
        text: banner.text[locale],
        link: banner.link[locale],
        link_text: banner.linkText[locale],
        calendar_position: banner.calendarPosition,
        image_obj: images.get(banner.imageId ?? 0) ?? null,
        ...(banner.isAdvertisement && { mark: text(locale, "banner.advertisement") }),
      }));
    },
  );

  handle(
    app,
    calls.listSponsors,
    {
      schema: {
        tags,
        summary: "Sponsors in the order of staff",
        response: { 200: Type.Array(Sponsor) },
      },
    },
    async ({ locale }) => {
      dependOn("sponsors");
      const rows = await listSponsors(app.database);
      const imageIds = rows.map(({ imageId }) => imageId);
      const images = await getImages(app.database, imageIds, locale);
      return rows.map(({ id, name, url, tier, imageId }) => ({
        id,
        name,
        url,
        tier,
        image_obj: images.get(imageId ?? 0) ?? null,
      }));
    },
  );

  handle(
    app,
    calls.listEventOptions,
    {
      schema: {
        tags,
        summary: "The words of the plain questions that the programme can be filtered by",
        response: { 200: Type.Array(EventOption) },
      },
    },
    async ({ locale }) => {
      // nothing changes them, yet an answer without a tag is never kept
      dependOn("event-options");
      return flagFilters.map((slug, index) => ({
        id: index + 1,
        slug,
        title: text(locale, `filter.${slug}`),
      }));
    },
  );
};
