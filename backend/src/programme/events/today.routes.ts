import { Today } from "@festival/contracts/api/programme/today";
import * as calls from "@festival/contracts/calls/programme";
import { byName } from "@festival/contracts/fieldsByName";
import { flagFilters } from "@festival/contracts/programme/filters";
import { festivalDay, startOfFestivalDay } from "@festival/contracts/time/festivalTime";
import { dayAfter } from "@festival/contracts/time/wallClock";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { allIdsFilters, type EventFilters } from "../search/eventFilters.ts";
import { getSeason } from "../season/season.repository.ts";
import { toEventTeaser } from "./event.dto.ts";
import { listEvents } from "./events.repository.ts";
import { dependOnEvents } from "./eventTags.ts";
import { weekOf } from "./week.ts";

/** More than a festival plays from a day to the end of its week. */
const most = 100;

const between = (fromDate: string, toDate: string): EventFilters => ({
  ids: [],
  ...byName(flagFilters, () => false),
  ...byName(allIdsFilters, () => []),
  access: [],
  fromDate,
  toDate,
  past: false,
  text: null,
});

/** What plays now and next: it changes with each beginning and end, and with each day. */
export const todayRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getToday,
    {
      schema: {
        tags: ["programme"],
        summary: "What plays now, today and at the weekend, while the season lasts",
        response: { 200: Today },
      },
    },
    async ({ locale }) => {
      const now = app.clock.now();
      const day = festivalDay(now);
      dependOn("season", "events");
      const season = await getSeason(app.database);
      const none = { day, today: [], playing: [], weekend: [] };
      if (!season || day > season.endsOn) return none;
      if (day < season.startsOn) {
        changesAt(startOfFestivalDay(season.startsOn));
        return none;
      }
      changesAt(startOfFestivalDay(dayAfter(day)));
      const { yesterday, sunday, weekend } = weekOf(day);
      const { records } = await listEvents(
        app.database,
        between(yesterday, sunday),
        { limit: most, offset: 0 },
        { now, locale },
      );
      const ahead = records.filter(({ event }) => event.overAt > now);
      dependOnEvents(ahead);
      for (const { event } of ahead)
        changesAt(event.startsAt > now ? event.startsAt : event.overAt);
      const playing = ahead.filter(
        ({ event }) => event.hasTime && event.startsAt <= now && event.status !== "cancelled",
      );
      const isToday = ({ event }: (typeof records)[number]) => festivalDay(event.startsAt) === day;
      const teasers = (shown: typeof records) =>
        shown.map((record) => toEventTeaser(record, locale, now));
      return {
        day,
        today: teasers(ahead.filter((one) => isToday(one) || playing.includes(one))),
        playing: playing.map(({ event }) => event.id),
        weekend: teasers(
          ahead.filter(({ event }) => weekend.includes(festivalDay(event.startsAt))),
        ),
      };
    },
  );
};
