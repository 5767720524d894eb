import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { text } from "../../platform/locales/texts.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { EventFilterQuery, readFilters } from "../search/eventQuery.ts";
import { getEvent, listEvents } from "../events/events.repository.ts";
import { dependOnEvents } from "../events/eventTags.ts";
import { requireShown } from "../events/requireShown.ts";
import { calendarAnswer, sendCalendar } from "./calendarAnswer.ts";
import { toCalendar } from "./icalendar.ts";

/** More than these no calendar needs. */
const mostEvents = 250;

/** The programme as calendar files. */
export const calendarRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getEventsIcs,
    {
      schema: {
        tags: ["programme"],
        summary: "Events under filters as a calendar file, at most 250",
        querystring: EventFilterQuery,
        ...calendarAnswer,
      },
    },
    async ({ query, locale }, reply) => {
      const now = app.clock.now();
      const filters = await readFilters(app.database, query);
      const range = { limit: mostEvents, offset: 0 };
      const { records, nextPassing } = await listEvents(app.database, filters, range, {
        now,
        locale,
      });
      dependOn("events");
      dependOnEvents(records);
      changesAt(nextPassing);
      const name = text(locale, "calendar.programme");
      return sendCalendar(
        reply,
        toCalendar(records, { name, siteUrl: app.siteUrl, locale, now }),
        "programme",
      );
    },
  );

  handle(
    app,
    calls.getEventIcs,
    {
      schema: {
        tags: ["programme"],
        summary: "One event as a calendar file",
        params: idParams,
        ...calendarAnswer,
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      const now = app.clock.now();
      dependOn(`event:${params.id}`);
      const found = await getEvent(app.database, params.id, locale);
      const record = await requireShown(request, reply, found, found?.event.isOnline);
      dependOnEvents([record]);
      const name = record.event.title[locale];
      return sendCalendar(
        reply,
        toCalendar([record], { name, siteUrl: app.siteUrl, locale, now }),
        record.event.slug[locale],
      );
    },
  );
};
