import { SiteSearch } from "@festival/contracts/search/siteSearch";
import { searchSite as searchCall } from "@festival/contracts/calls/search";
import { hitKinds, longestSearch, shortestSearch } from "@festival/contracts/search/hitKinds";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { searchSite } from "./searchSite.ts";

const anyKind = `(?:${hitKinds.join("|")})`;
/** Of each kind, where the query does not say, and at most. */
const usualHits = 5;
const mostHits = 50;

/** One search over everything that visitors can read. */
export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    searchCall,
    {
      schema: {
        tags: ["search"],
        summary: "Events, works, people, ensembles, venues, articles and pages with these words",
        description:
          "Nothing keeps the answers: there are as many as there are words. So they name no cache tags.",
        querystring: Type.Object({
          q: Type.String({ minLength: shortestSearch, maxLength: longestSearch }),
          kinds: Type.Optional(
            Type.String({
              pattern: `^${anyKind}(?:,${anyKind}){0,${hitKinds.length - 1}}$`,
              description: "Kinds with commas between them; all where absent.",
            }),
          ),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostHits })),
        }),
        response: { 200: SiteSearch },
      },
    },
    async ({ query: { q, kinds, limit = usualHits }, locale }, reply) => {
      const wanted = kinds?.split(",");
      reply.header("cache-control", "no-store");
      return searchSite(app.database, q, {
        kinds: hitKinds.filter((kind) => !wanted || wanted.includes(kind)),
        limit,
        locale,
        now: app.clock.now(),
      });
    },
  );
};
