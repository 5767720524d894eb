import { EventListPage } from "@festival/contracts/api/events";
import { FullEvent } from "@festival/contracts/api/fullEvent";
import {
  EventCalendar,
  EventCount,
  EventNeighbours,
  EventYears,
} from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents as listEventsCall } from "@festival/contracts/calls/programme";
import * as calls from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { href } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { plainJson } from "../../site/content/sections/plainJson.ts";
import { allowPreview, previewQuery } from "../../site/content/publishing/preview.ts";
import { readSections } from "../../site/content/sections/sections.ts";
import { listDays, listYears } from "../search/calendar.repository.ts";
import { toEventDetail, toEventTeaser } from "./event.dto.ts";
import {
  eventFilterProperties,
  EventFilterQuery,
  findUnder,
  readFilters,
} from "../search/eventQuery.ts";
import { findEvents } from "../search/eventList.repository.ts";
import { getEvent, getNextPassing, listEvents } from "./events.repository.ts";
import { dependOnEvent, dependOnEvents } from "./eventTags.ts";
import { dayInWords } from "./dayInWords.ts";
import { getNeighbours, getPassing } from "./neighbours.repository.ts";
import { listPagesNamedBy } from "./partOf.repository.ts";
import { requireShown } from "./requireShown.ts";
import { writeWords } from "../search/textSearch.ts";

/** Events on one page of a list. */
export const eventsPerPage = 20;

const EventListQuery = Type.Object({
  page: Type.Optional(Type.String({ pattern: "^$|^[1-9]\\d{0,5}$" })),
  ...eventFilterProperties,
});

const tags = ["programme"];

/** The public calls about events. */
export const eventRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listEvents,
    {
      schema: {
        tags,
        summary: "Public events under filters, page by page",
        description:
          "Without `from_date`, `past` and `ids` only what is not over yet. The earliest first; with `q` the best match first. A page that is not there is 404.",
        querystring: EventListQuery,
        response: { 200: EventListPage },
      },
    },
    async ({ query, locale }) => {
      const page = Number(query.page || 1);
      const now = app.clock.now();
      const range = { limit: eventsPerPage, offset: (page - 1) * eventsPerPage };
      const { found, search } = await findUnder(
        app.database,
        query,
        (filters) => listEvents(app.database, filters, range, { now, locale }),
        ({ count }) => count === 0,
      );
      const { count, records, nextPassing } = found;
      if (page > 1 && records.length === 0)
        throw new ApiError("not_found", `The list has no page ${page}.`);
      dependOn("events");
      dependOnEvents(records);
      changesAt(nextPassing);
      const address = (number: number) =>
        addressOf(listEventsCall, { locale, ...query, page: number });
      return {
        count,
        next: page * eventsPerPage < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: records.map((record) => toEventTeaser(record, locale, now)),
        corrected: search?.corrected ?? null,
        words: search && writeWords(search.words),
      };
    },
  );

  handle(
    app,
    calls.countEvents,
    {
      schema: {
        tags,
        summary: "How many public events there are under filters",
        querystring: EventFilterQuery,
        response: { 200: EventCount },
      },
    },
    async ({ query }) => {
      const now = app.clock.now();
      const none = { limit: 0, offset: 0 };
      const { found } = await findUnder(
        app.database,
        query,
        (filters) => findEvents(app.database, filters, none, now),
        ({ count }) => count === 0,
      );
      dependOn("events");
      changesAt(found.nextPassing);
      return { count: found.count };
    },
  );

  handle(
    app,
    calls.getEventCalendar,
    {
      schema: {
        tags,
        summary: "The days in Berlin that have events under filters, at most 1000",
        querystring: EventFilterQuery,
        response: { 200: EventCalendar },
      },
    },
    async ({ query }) => {
      const now = app.clock.now();
      dependOn("events");
      changesAt(await getNextPassing(app.database, now));
      const { found: days } = await findUnder(
        app.database,
        query,
        (filters) => listDays(app.database, filters, now),
        ({ length }) => length === 0,
      );
      return { days };
    },
  );

  handle(
    app,
    calls.getEventYears,
    {
      schema: {
        tags,
        summary: "The years in Berlin of public events that are over",
        response: { 200: EventYears },
      },
    },
    async () => {
      const now = app.clock.now();
      dependOn("events");
      changesAt(await getNextPassing(app.database, now));
      return { years: await listYears(app.database, now) };
    },
  );

  handle(
    app,
    calls.getEvent,
    {
      ...plainJson,
      schema: {
        tags,
        summary: "One event; staff see those that are not public, too",
        description: "Staff see the working copy of its sections with `?preview=1`.",
        params: idParams,
        querystring: previewQuery,
        response: { 200: FullEvent },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      const now = app.clock.now();
      dependOn(`event:${params.id}`);
      const found = await getEvent(app.database, params.id, locale);
      const record = await requireShown(request, reply, found, found?.event.isOnline);
      dependOnEvent(record, now);
      const preview = await allowPreview(request.query, request, reply);
      const owner = { ownerType: "event", ownerId: record.event.id } as const;
      // any page may name it from now on
      dependOn("pages");
      const partOf = await listPagesNamedBy(app.database, record.event.id);
      return {
        ...toEventDetail(record, locale, now),
        ...(partOf.length > 0 && {
          part_of: partOf.map(({ title, urls }) => ({
            title: title[locale],
            url: href("page", locale, { path: urls[locale] }),
          })),
        }),
        modules: await readSections(app, owner, locale, preview),
      };
    },
  );

  handle(
    app,
    calls.getEventNeighbours,
    {
      schema: {
        tags,
        summary:
          "What comes before and after an event, by time, among those that the filters leave",
        description: "Of an event that is over among those that are, with or without `past`.",
        params: idParams,
        querystring: EventFilterQuery,
        response: { 200: EventNeighbours },
      },
    },
    async ({ params: { id }, query, locale }) => {
      const now = app.clock.now();
      const event = await getPassing(app.database, id);
      if (!event) throw new ApiError("not_found", `Event not found: id ${id}.`);
      const isOver = event.overAt <= now;
      const filters = await readFilters(app.database, query);
      const among = { ...filters, past: isOver };
      const { fits, previous, next } = await getNeighbours(app.database, id, among, now);
      dependOn("events");
      changesAt(await getNextPassing(app.database, now));
      const toNeighbour = (found: typeof next) =>
        found
          ? {
              id: found.id,
              slug: found.slug,
              title: found.title[locale],
              title_language: otherLanguage(found.titleLanguage, locale),
              when: dayInWords(found.startsAt, found.timeZone, locale),
            }
          : null;
      return { fits, previous: toNeighbour(previous), next: toNeighbour(next) };
    },
  );
};
