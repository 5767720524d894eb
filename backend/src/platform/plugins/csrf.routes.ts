import { getCsrf } from "@festival/contracts/calls/platform";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { setCsrfCookie } from "./csrf.ts";

/** The call by which a browser gets its token. */
export const csrfRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    getCsrf,
    {
      schema: {
        tags: ["site"],
        summary: "Set the cookie whose value changing calls send as a header",
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      setCsrfCookie(request, reply);
      return reply.code(204).header("cache-control", "no-store").send(null);
    },
  );
};
