import { LocalizedText } from "@festival/contracts/api/common";
import { Artist, Ensemble, EnsembleRef } from "@festival/contracts/api/events";
import { ApiError } from "@festival/contracts/errors";
import { parseId } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { toArtist, toEnsemble } from "./artist.dto.ts";
import { getArtist, getEnsemble, listCastMembers, listEnsembles } from "./artists.repository.ts";

const CastMemberRef = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  slug: LocalizedText,
});

const params = Type.Object({ id: Type.String() });

/** The public calls about those who perform: artists, here called cast members, and ensembles. */
export const artistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/ensembles/",
    { schema: { response: { 200: Type.Array(EnsembleRef) } } },
    async ({ locale }) =>
      (await listEnsembles(app.database, locale)).map((ensemble) => ({
        ...ensemble,
        name: ensemble.name[locale],
      })),
  );

  app.get(
    "/ensembles/:id/",
    { schema: { params, response: { 200: Ensemble } } },
    async ({ params: { id: given }, locale }) => {
      const id = parseId(given);
      const record = id && (await getEnsemble(app.database, id, locale));
      if (!record) throw new ApiError("not_found", "There is no such ensemble.");
      return toEnsemble(record, locale);
    },
  );

  app.get(
    "/cast-members/",
    { schema: { response: { 200: Type.Array(CastMemberRef) } } },
    async () => listCastMembers(app.database),
  );

  app.get(
    "/cast-members/:id/",
    { schema: { params, response: { 200: Artist } } },
    async ({ params: { id: given }, locale }) => {
      const id = parseId(given);
      const record = id && (await getArtist(app.database, id, locale));
      if (!record) throw new ApiError("not_found", "There is no such cast member.");
      return toArtist(record, locale);
    },
  );
};
