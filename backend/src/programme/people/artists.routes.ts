import { Artist, Ensemble, EnsembleRef, PersonRef } from "@festival/contracts/api/programme/people";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { toArtist, toEnsemble } from "./artist.dto.ts";
import { getArtists, getEnsembles, listCastMembers, listEnsembles } from "./artists.repository.ts";
import { requireShown } from "../events/requireShown.ts";

const tags = ["programme"];

/** The public calls about those who perform: artists, here called cast members, and ensembles. */
export const artistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listEnsembles,
    {
      schema: {
        tags,
        summary: "Ensembles of public events, by name",
        response: { 200: Type.Array(EnsembleRef) },
      },
    },
    async ({ locale }) => {
      dependOn("ensembles", "events");
      const rows = await listEnsembles(app.database, locale);
      return rows.map((ensemble) => ({ ...ensemble, name: ensemble.name[locale] }));
    },
  );

  handle(
    app,
    calls.getEnsemble,
    {
      schema: {
        tags,
        summary: "One ensemble with its members; staff see those that are not public, too",
        params: idParams,
        response: { 200: Ensemble },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      dependOn(`ensemble:${params.id}`);
      const record = (await getEnsembles(app.database, [params.id], locale)).get(params.id);
      const shown = await requireShown(request, reply, record, record?.ensemble.isOnline);
      dependOn(...shown.members.map(({ artist }) => `artist:${artist.id}`));
      return toEnsemble(shown, locale);
    },
  );

  handle(
    app,
    calls.listCastMembers,
    {
      schema: {
        tags,
        summary: "Artists of public events, by last name",
        response: { 200: Type.Array(PersonRef) },
      },
    },
    async () => {
      dependOn("artists", "events");
      return listCastMembers(app.database);
    },
  );

  handle(
    app,
    calls.getCastMember,
    {
      schema: {
        tags,
        summary: "One artist; staff see those who are not public, too",
        params: idParams,
        response: { 200: Artist },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      dependOn(`artist:${params.id}`);
      const record = (await getArtists(app.database, [params.id], locale)).get(params.id);
      const shown = await requireShown(request, reply, record, record?.artist.isOnline);
      dependOn(...shown.ensembles.map(({ id }) => `ensemble:${id}`));
      return toArtist(shown, locale);
    },
  );
};
