import type { FastifyRequest } from "fastify";

/**
 * Whether a post comes from a page of this site, as the browser says. A request that says nothing
 * is refused: every browser we support says it.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = request.headers;
  if (!origin) return false;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
