import { apiPaths } from "@festival/contracts/apiPaths";
import { ProgrammeChangePage } from "@festival/contracts/api/programmeChanges";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { dependOn } from "../../plugins/cacheTags.ts";
import { pageQuery } from "../../plugins/parameters.ts";
import { listProgrammeChanges } from "./programmeChanges.repository.ts";

const changesPerPage = 20;

/** What changed in the programme after it was announced. */
export const programmeChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/programme-changes/",
    {
      schema: {
        tags: ["programme"],
        summary: "Changes of the programme, the newest first, page by page",
        querystring: pageQuery,
        response: { 200: ProgrammeChangePage },
      },
    },
    async ({ query: { page = 1 }, locale }) => {
      dependOn("programme-changes", "events", "venues");
      const offset = (page - 1) * changesPerPage;
      const { count, rows } = await listProgrammeChanges(app.database, {
        limit: changesPerPage,
        offset,
      });
      if (page > 1 && rows.length === 0) throw new ApiError("not_found", "There is no such page.");
      const address = (number: number) => apiPaths.programmeChanges(locale, { page: number });
      return {
        count,
        next: offset + changesPerPage < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: rows.map(({ id, kind, text, at, event, venue }) => ({
          id,
          kind,
          text: text[locale],
          at: at.toISOString(),
          event_obj: {
            id: event.id,
            slug: event.slug,
            title: event.title[locale],
            date_and_time: event.startsAt.toISOString(),
            has_time: event.hasTime,
            time_zone: event.timeZone,
            status: event.status,
            venue_obj: venue && { ...venue, name: venue.name[locale] },
          },
        })),
      };
    },
  );
};
