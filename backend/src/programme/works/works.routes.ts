import { Composer, Work } from "@festival/contracts/api/programme/works";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { requireShown } from "../events/requireShown.ts";
import { toComposer, toWork } from "./work.dto.ts";
import { getComposer, getWork } from "./works.repository.ts";

const tags = ["programme"];

/**
 * The public calls about works and composers. Whether they are public is up to the events that play them: what no
 * public event names may be an announcement that is still to come.
 */
export const workRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getWork,
    {
      schema: {
        tags,
        summary: "One work of public events; staff see those that are in none, too",
        params: idParams,
        response: { 200: Work },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      // any event may begin or cease to play it
      dependOn(`work:${params.id}`, "events", "booklets");
      const record = await getWork(app.database, params.id);
      const isPlayed = record && record.performances.length > 0;
      const shown = await requireShown(request, reply, record, isPlayed);
      if (shown.composer) dependOn(`composer:${shown.composer.id}`);
      return toWork(shown, locale);
    },
  );

  handle(
    app,
    calls.getComposer,
    {
      schema: {
        tags,
        summary: "One composer with the works of public events; staff see those of none, too",
        params: idParams,
        response: { 200: Composer },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      dependOn(`composer:${params.id}`, "works", "events");
      const record = await getComposer(app.database, params.id);
      const shown = await requireShown(request, reply, record, record && record.works.length > 0);
      return toComposer(shown, locale);
    },
  );
};
