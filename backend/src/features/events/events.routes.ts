import { apiPaths } from "@festival/contracts/apiPaths";
import { EventDetail, EventListPage, Genre, HighlightEvents } from "@festival/contracts/api/events";
import { ApiError } from "@festival/contracts/errors";
import { parseId } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type, type Static } from "typebox";
import { getImages } from "../media/images.repository.ts";
import { toEventDetail, toEventTeaser } from "./event.dto.ts";
import type { EventFilters } from "./eventFilters.ts";
import {
  getEvent,
  getTeasers,
  getHighlightIds,
  getSponsors,
  listEvents,
  listGenres,
} from "./events.repository.ts";

/** Events on one page of a list. */
export const eventsPerPage = 20;

const idList = Type.Optional(Type.String({ pattern: "^$|^\\d{1,9}(,\\d{1,9}){0,99}$" }));
const flag = Type.Optional(Type.String({ pattern: "^(|0|1|true|false|on)$" }));
const day = Type.Optional(
  Type.String({ pattern: "^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }),
);

const EventQuery = Type.Object({
  page: Type.Optional(Type.String({ pattern: "^$|^[1-9]\\d{0,5}$" })),
  tickets_available: flag,
  resident_artist: flag,
  fellowship_artist: flag,
  genres: idList,
  cast_members: idList,
  venues: idList,
  ensembles: idList,
  from_date: day,
  to_date: day,
  past: flag,
});
type EventQuery = Static<typeof EventQuery>;

const ids = (list: string | undefined) => (list ? list.split(",").map(Number) : []);
const isSet = (value: string | undefined) => value !== undefined && /^(?:1|true|on)$/.test(value);

/** The day if the calendar has it: the pattern lets 31 June pass. */
function dayOf(value: string | undefined): string | null {
  if (!value) return null;
  const date = new Date(`${value}T00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) {
    throw new ApiError("bad_request", `${value} is no day.`);
  }
  return value;
}

function toFilters(query: EventQuery): EventFilters {
  return {
    ticketsAvailable: isSet(query.tickets_available),
    residentArtist: isSet(query.resident_artist),
    fellowshipArtist: isSet(query.fellowship_artist),
    genres: ids(query.genres),
    castMembers: ids(query.cast_members),
    venues: ids(query.venues),
    ensembles: ids(query.ensembles),
    fromDate: dayOf(query.from_date),
    toDate: dayOf(query.to_date),
    past: isSet(query.past),
  };
}

/** The public calls about events. */
export const eventRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/events/",
    { schema: { querystring: EventQuery, response: { 200: EventListPage } } },
    async ({ query, locale }) => {
      const page = Number(query.page || 1);
      const now = app.clock.now();
      const { count, records } = await listEvents(
        app.database,
        toFilters(query),
        { limit: eventsPerPage, offset: (page - 1) * eventsPerPage },
        { now, locale },
      );
      if (page > 1 && records.length === 0)
        throw new ApiError("not_found", "There is no such page.");
      const address = (number: number) => apiPaths.events(locale, { ...query, page: number });
      return {
        count,
        next: page * eventsPerPage < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: records.map((record) => toEventTeaser(record, locale, now)),
      };
    },
  );

  app.get(
    "/events/:id/",
    { schema: { params: Type.Object({ id: Type.String() }), response: { 200: EventDetail } } },
    async ({ params, locale }) => {
      const id = parseId(params.id);
      const record = id ? await getEvent(app.database, id, locale) : undefined;
      if (!record) throw new ApiError("not_found", "There is no such event.");
      const imageId = record.venue?.imageId ?? null;
      const [images, sponsors] = await Promise.all([
        getImages(app.database, [imageId], locale),
        getSponsors(app.database, record.event.id),
      ]);
      const venueImage = (imageId !== null && images.get(imageId)) || null;
      return toEventDetail(record, { venueImage, sponsors }, locale, app.clock.now());
    },
  );

  app.get(
    "/highlight-events/",
    { schema: { response: { 200: HighlightEvents } } },
    async ({ locale }) => {
      const records = await getTeasers(app.database, await getHighlightIds(app.database), locale);
      const now = app.clock.now();
      return { event_objs: records.map((record) => toEventTeaser(record, locale, now)) };
    },
  );

  app.get("/genres/", { schema: { response: { 200: Type.Array(Genre) } } }, async ({ locale }) =>
    (await listGenres(app.database)).map(({ id, title }) => ({ id, title: title[locale] })),
  );
};
