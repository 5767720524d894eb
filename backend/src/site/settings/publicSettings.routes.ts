import { PublicSettings } from "@festival/contracts/api/settings";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { getCurrentOffer } from "../consent/offers.ts";

/** The settings that browsers need. */
export const publicSettingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getSettings,
    {
      schema: {
        tags: ["site"],
        summary: "Settings of the site",
        response: { 200: PublicSettings },
      },
    },
    async ({ locale }) => {
      const settings = await getSettings(app.database);
      const { ticket_shop: shop } = settings;
      const { offer } = await getCurrentOffer(app.database);
      return {
        festival_name: settings.festival_name[locale],
        my_account_url: settings.my_account_url,
        ticket_shop: { ...shop, fees_words: shop.fees_words[locale] },
        social_links: settings.social_links,
        tag_manager_id: settings.tag_manager_id,
        consent_version: offer.version,
        consent_services: [...offer.services],
        starmate_domain: settings.starmate_domain,
        map_provider: settings.map_provider,
        map_river: settings.map_river,
        shows_outdated_pages: settings.shows_outdated_pages,
      };
    },
  );
};
