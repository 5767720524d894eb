import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";

/** Headers of requests that came through an edge, from outside. */
const fromOutside = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"];

/** Measurements for Prometheus, which asks each backend directly. */
export const metricsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getMetrics,
    {
      schema: {
        tags: ["internal"],
        summary: "Measurements for Prometheus",
        response: { 200: Type.String() },
      },
    },
    async ({ headers }, reply) => {
      if (fromOutside.some((name) => name in headers)) {
        throw new ApiError("not_found", "No such call: GET of this address.");
      }
      return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
    },
  );
};
