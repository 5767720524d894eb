import { LegalFacts } from "@festival/contracts/api/settings";
import { PictureCredit } from "@festival/contracts/api/site";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { listCredits } from "../../platform/media/images.repository.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";

/** What the pages that the law asks for draw from the settings. */
export const legalFactsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getLegalFacts,
    {
      schema: {
        tags: ["site"],
        summary: "Facts on the provider and on the site's accessibility",
        response: { 200: LegalFacts },
      },
    },
    async ({ locale }) => {
      const { provider, accessibility } = await getSettings(app.database);
      return {
        provider: { ...provider, dispute_words: provider.dispute_words[locale] },
        accessibility: {
          ...accessibility,
          basis: accessibility.basis[locale],
          enforcement: accessibility.enforcement[locale],
          exceptions: accessibility.exceptions.map(({ what, reason, alternative }) => ({
            what: what[locale],
            reason: reason[locale],
            alternative: alternative[locale],
          })),
        },
      };
    },
  );

  handle(
    app,
    calls.listPictureCredits,
    {
      schema: {
        tags: ["site"],
        summary: "Whose pictures the site shows",
        response: { 200: Type.Array(PictureCredit) },
      },
    },
    () => {
      dependOn("images");
      return listCredits(app.database, app.media.uses.images);
    },
  );
};
