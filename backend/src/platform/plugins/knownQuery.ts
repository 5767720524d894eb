import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import { text } from "../locales/texts.ts";

/** Names in the query of a route; a route without a schema for it takes none. */
function permittedNames(querystring: unknown): string[] {
  if (typeof querystring !== "object" || querystring === null) return [];
  return "properties" in querystring ? Object.keys(querystring.properties ?? {}) : [];
}

/**
 * Refuses parameters of the query that the route's schema does not name: one that is ignored, such as a
 * filter with a typing error, answers everything. Comes after the hooks that say who may call at all.
 */
export function addKnownQuery(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ query, routeOptions, is404, locale }) => {
    const names = Object.keys(query as object);
    if (names.length === 0 || is404) return;
    const permitted = permittedNames(routeOptions.schema?.querystring);
    const unknown = names.filter((name) => !permitted.includes(name));
    if (unknown.length === 0) return;
    const key = permitted.length > 0 ? "query.unknown" : "query.none";
    const values = { unknown: unknown.join(", "), permitted: permitted.join(", ") };
    throw new ApiError("bad_request", text(locale, key, values), { unknown, permitted });
  });
}
