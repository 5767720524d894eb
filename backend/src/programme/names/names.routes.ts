import { letterPattern, NameList, nameKinds } from "@festival/contracts/api/programme/names";
import { addressOf } from "@festival/contracts/calls/call";
import * as calls from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { pageQuery } from "../../platform/plugins/parameters.ts";
import { searchText } from "../search/eventQuery.ts";
import { readSearch } from "../search/search.repository.ts";
import { countLetters, listNames } from "./names.repository.ts";
import { nameSources } from "./nameSources.ts";

/** A page of so many names is some screens long, and a tenth of what a document may weigh. */
const pageSize = 100;

/** The lists of works and people. */
export const nameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.listNames,
    {
      schema: {
        tags: ["programme"],
        summary: "Works, composers, artists or ensembles of public events, by name",
        params: Type.Object({ kind: Type.Enum([...nameKinds]) }),
        querystring: Type.Object({
          ...pageQuery.properties,
          q: Type.Optional(searchText),
          letter: Type.Optional(
            Type.String({
              pattern: `^$|${letterPattern}`,
              description: "Names that begin with it; `#` for those that begin with no letter.",
            }),
          ),
        }),
        response: { 200: NameList },
      },
    },
    async ({ locale, params: { kind }, query: { page = 1, q = "", letter = "" } }) => {
      const source = nameSources[kind];
      dependOn("events", ...source.shows);
      const search = await readSearch(database, q);
      const filter = { locale, text: search?.query ?? null };
      const letters = await countLetters(database, source, filter);
      const counts = letters.filter((each) => letter === "" || each.letter === letter);
      const count = counts.reduce((sum, each) => sum + each.count, 0);
      const lastPage = Math.max(1, Math.ceil(count / pageSize));
      if (page > lastPage) {
        throw new ApiError("not_found", `The list has ${lastPage} pages, not ${page}.`);
      }
      const range = { letter, limit: pageSize, offset: (page - 1) * pageSize };
      const rows = await listNames(database, source, filter, range);
      const address = (number: number) =>
        addressOf(calls.listNames, { locale, kind, page: number, q, letter });
      return {
        count,
        next: page < lastPage ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        results: rows.map(({ id, title, titleLanguage, detail, addressed, eventCount }) => ({
          id,
          title,
          title_language: otherLanguage(titleLanguage, locale),
          detail,
          slug: source.slugOf(addressed),
          event_count: eventCount,
        })),
        letters,
      };
    },
  );
};
