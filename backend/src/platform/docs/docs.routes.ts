import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../calls/handle.ts";

const isInternal = (path: string) => path.startsWith("/internal");

/**
 * The API's own description in OpenAPI, without what only our own processes may call.
 * @param isDevelopment tells it to everybody; else there is nothing for who is not signed in
 */
export const docsRoutes =
  (isDevelopment: boolean): FastifyPluginAsyncTypebox =>
  async (app) => {
    handle(app, calls.getDocs, { schema: { hide: true } }, async (request, reply) => {
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
