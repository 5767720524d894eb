import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../calls/handle.ts";

/** By method; who may call is written there from the call's definition. */
type Operations = Record<string, { security?: object[] }>;

const isInternal = (operations: Operations): boolean =>
  Object.values(operations).some(({ security = [] }) =>
    security.some((needed) => "process" in needed || "signedIn" in needed),
  );

/**
 * The API's own description in OpenAPI, without what only our own processes may call.
 * @param isDevelopment whether everyone may read it; else only those who are signed in
 */
export const docsRoutes =
  (isDevelopment: boolean): FastifyPluginAsyncTypebox =>
  async (app) => {
    handle(app, calls.getDocs, { schema: { hide: true } }, async (request, reply) => {
      if (!isDevelopment && !(await request.readStaff())) {
        throw new ApiError("not_found", "No such call: GET of this address.");
      }
      const { paths, ...document } = app.swagger() as { paths: Record<string, Operations> };
      const shown = Object.entries(paths).filter(([, operations]) => !isInternal(operations));
      return reply
        .header("cache-control", "no-store")
        .send({ ...document, paths: Object.fromEntries(shown) });
    });
  };
