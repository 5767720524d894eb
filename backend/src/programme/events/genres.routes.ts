import { Genre } from "@festival/contracts/api/events";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { listGenres } from "./genres.repository.ts";

/** The public call about kinds of concerts. */
export const genreRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listGenres,
    {
      schema: {
        tags: ["programme"],
        summary: "Genres of public events, in the order of staff",
        response: { 200: Type.Array(Genre) },
      },
    },
    async ({ locale }) => {
      dependOn("genres", "events");
      const rows = await listGenres(app.database);
      return rows.map(({ id, title }) => ({ id, title: title[locale] }));
    },
  );
};
