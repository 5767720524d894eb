import { Found } from "@festival/contracts/api/operations";
import { findRecords as findCall } from "@festival/contracts/calls/office";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { findRecords } from "./find.repository.ts";

/** Finds any record that staff keep. */
export const findRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    findCall,
    {
      schema: {
        tags: ["staff"],
        summary:
          "Any record or reusable block that staff keep, by its words or by its address on the site",
        querystring: Type.Object({ q: Type.String({ maxLength: 300 }) }),
        response: { 200: Found },
      },
    },
    async (request) => {
      const { q } = request.query;
      if (q.trim() === "") return { results: [] };
      const staff = await request.readStaff();
      const mayRead = [...app.resources.values()].filter(
        ({ access }) => access?.read !== "admin" || staff?.role === "admin",
      );
      const at = { locale: request.locale, now: app.clock.now() };
      return { results: await findRecords(app.database, mayRead, q, at) };
    },
  );
};
