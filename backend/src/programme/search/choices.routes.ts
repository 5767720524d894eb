import { EventChoices } from "@festival/contracts/api/programme";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { listChoices, mostChoices } from "./choices.repository.ts";
import { eventFilterProperties, findUnder, searchText } from "./eventQuery.ts";
import { getNextPassing } from "../events/events.repository.ts";
import { readSearch } from "./search.repository.ts";
import { idsFilters, panelFilters } from "@festival/contracts/programme/filters";
import { idsSources } from "./filterSources.ts";

const ChoicesQuery = Type.Object({
  ...eventFilterProperties,
  list: Type.Optional(Type.Enum([...panelFilters])),
  find: Type.Optional(searchText),
});

/** What the programme's filters offer. */
export const choicesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getEventChoices,
    {
      schema: {
        tags: ["programme"],
        summary: `The filters' options by name, given all the other filters, at most ${mostChoices} of a list besides those that are set`,
        description:
          "With `list` the options of that filter alone, with `find` those whose names have these words.",
        querystring: ChoicesQuery,
        response: { 200: EventChoices },
      },
    },
    async ({ query: { list, find, ...query }, locale }) => {
      const { database } = app;
      const now = app.clock.now();
      const words = find ? await readSearch(database, find) : null;
      dependOn("events", ...idsFilters.flatMap((name) => idsSources[name].shows ?? []));
      changesAt(await getNextPassing(database, now));
      const search = list && { list, find: words?.query ?? null };
      const { found } = await findUnder(
        database,
        query,
        (filters) => listChoices(database, filters, { now, locale, search }),
        ({ count }) => count === 0,
      );
      return found;
    },
  );
};
