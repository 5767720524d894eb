import { SearchSuggestions } from "@festival/contracts/api/programme";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { toEventTeaser } from "../events/event.dto.ts";
import { searchText } from "./eventQuery.ts";
import { dependOnEvents } from "../events/eventTags.ts";
import { readSearch } from "./search.repository.ts";
import { suggestEvents, suggestNames } from "./suggestions.repository.ts";

const nothing: SearchSuggestions = {
  corrected: null,
  events: [],
  artists: [],
  ensembles: [],
  works: [],
  composers: [],
  venues: [],
};

/** Suggestions while a visitor types. */
export const suggestionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getSuggestions,
    {
      schema: {
        tags: ["programme"],
        summary:
          "At most five events, artists, ensembles, works, composers and venues with these words",
        querystring: Type.Object({ q: Type.Optional(searchText) }),
        response: { 200: SearchSuggestions },
      },
    },
    async ({ query: { q = "" }, locale }) => {
      const { database } = app;
      const now = app.clock.now();
      const search = await readSearch(database, q);
      if (!search) return nothing;
      dependOn("events", "artists", "ensembles", "works", "composers", "venues");
      const records = await suggestEvents(database, search.query, { now, locale });
      dependOnEvents(records);
      for (const { event } of records) if (event.overAt > now) changesAt(event.overAt);
      const names = await suggestNames(database, search.query, locale);
      const named = <T extends { name: { de: string; en: string } }>(rows: T[]) =>
        rows.map((row) => ({ ...row, name: row.name[locale] }));
      return {
        corrected: search.corrected,
        events: records.map((record) => toEventTeaser(record, locale, now)),
        artists: names.artists.map(({ id, firstName, lastName, slug }) => ({
          id,
          first_name: firstName,
          last_name: lastName,
          slug,
        })),
        ensembles: named(names.ensembles),
        works: names.works.map(({ id, title, titleLanguage, composerId, composer }) => ({
          id,
          title: title[locale],
          title_language: otherLanguage(titleLanguage, locale),
          composer_obj:
            composerId === null ? null : { id: composerId, name: composer?.[locale] ?? "" },
        })),
        composers: named(names.composers),
        venues: named(names.venues),
      };
    },
  );
};
