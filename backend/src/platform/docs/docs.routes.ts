import { apiPaths } from "@festival/contracts/apiPaths";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsync } from "fastify";

const isInternal = (path: string) => path.startsWith("/internal");

/**
 * The API's own description in OpenAPI, without what only our own processes may call.
 * @param isDevelopment tells it to everybody; else there is nothing for who is not signed in
 */
export const docsRoutes =
  (isDevelopment: boolean): FastifyPluginAsync =>
  async (app) => {
    app.get(apiPaths.docs, { schema: { hide: true } }, async (request, reply) => {
      if (!isDevelopment && !(await request.readStaff())) {
        throw new ApiError("not_found", "No such call: GET of this address.");
      }
      const { paths, ...document } = app.swagger() as { paths: Record<string, object> };
      const told = Object.entries(paths).filter(([path]) => !isInternal(path));
      return reply
        .header("cache-control", "no-store")
        .send({ ...document, paths: Object.fromEntries(told) });
    });
  };
