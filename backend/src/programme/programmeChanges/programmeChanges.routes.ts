import { ProgrammeChangePage } from "@festival/contracts/api/programme/programmeChanges";
import { addressOf } from "@festival/contracts/calls/call";
import { listProgrammeChanges as listProgrammeChangesCall } from "@festival/contracts/calls/programme";
import * as calls from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams, pageQuery } from "../../platform/plugins/parameters.ts";
import { feedAnswer, sendFeed } from "../../platform/feeds/atom.ts";
import { getSeason } from "../season/season.repository.ts";
import { changesFeed } from "./changesFeed.ts";
import { listProgrammeChanges } from "./programmeChanges.repository.ts";

const changesPerPage = 20;
/** As many as a visitor who looks once a week in a bad season has missed. */
const changesInFeed = 50;

const changesQuery = Type.Object({
  ...pageQuery.properties,
  /** Only those of the event with this id. */
  event: Type.Optional(idParams.properties.id),
  /** Only those of the events with these ids, with commas between them. */
  events: Type.Optional(Type.String({ pattern: "^\\d{1,9}(,\\d{1,9}){0,99}$" })),
});

/** What changed in the programme after it was announced. */
export const programmeChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listProgrammeChanges,
    {
      schema: {
        tags: ["programme"],
        summary: "Changes of the programme, or of some events, the newest first, page by page",
        querystring: changesQuery,
        response: { 200: ProgrammeChangePage },
      },
    },
    async ({ query: { page = 1, event, events }, locale }) => {
      const ids = [...(events?.split(",").map(Number) ?? []), ...(event ? [event] : [])];
      // those of an event come with its own changes, and its page need not be rendered again with all others
      if (ids.length === 0) dependOn("programme-changes", "events", "venues");
      else dependOn(...ids.map((id) => `event:${id}`));
      const offset = (page - 1) * changesPerPage;
      const { count, rows } = await listProgrammeChanges(app.database, {
        limit: changesPerPage,
        offset,
        events: ids,
      });
      if (page > 1 && rows.length === 0)
        throw new ApiError("not_found", `The list has no page ${page}.`);
      const address = (number: number) =>
        addressOf(listProgrammeChangesCall, { locale, page: number, event, events });
      return {
        count,
        next: offset + changesPerPage < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: rows.map(({ id, kind, text, at, event: changed, venue }) => ({
          id,
          kind,
          text: text[locale],
          at: at.toISOString(),
          event_obj: {
            id: changed.id,
            slug: changed.slug,
            title: changed.title[locale],
            title_language: otherLanguage(changed.titleLanguage, locale),
            date_and_time: changed.startsAt.toISOString(),
            has_time: changed.hasTime,
            time_zone: changed.timeZone,
            status: changed.status,
            venue_obj: venue && { ...venue, name: venue.name[locale] },
          },
        })),
      };
    },
  );

  handle(
    app,
    calls.getProgrammeChangesFeed,
    {
      schema: {
        tags: ["programme"],
        summary: `Changes of the programme as an Atom feed, the newest ${changesInFeed}`,
        ...feedAnswer,
      },
    },
    async ({ locale }, reply) => {
      dependOn("programme-changes", "events", "venues", "season");
      const range = { limit: changesInFeed, offset: 0 };
      const [{ rows }, season] = await Promise.all([
        listProgrammeChanges(app.database, range),
        getSeason(app.database),
      ]);
      const { siteUrl } = app;
      return sendFeed(
        reply,
        changesFeed(rows, {
          locale,
          siteUrl,
          author: season?.title[locale] ?? new URL(siteUrl).hostname,
          since: new Date(`${season?.startsOn ?? "2025-01-01"}T00:00Z`),
        }),
      );
    },
  );
};
