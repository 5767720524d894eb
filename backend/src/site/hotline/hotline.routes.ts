import { TicketHotline } from "@festival/contracts/api/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { localeParams } from "../../platform/plugins/parameters.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { hotlineAt } from "./openingHours.ts";

/** Whether the telephone is answered now. The language is the end of the address. */
export const hotlineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/ticket-hotline/:locale",
    {
      schema: {
        tags: ["site"],
        summary: "The ticket hotline",
        params: localeParams,
        response: { 200: TicketHotline },
      },
    },
    async ({ params: { locale } }) => {
      const { hotline } = await getSettings(app.database);
      const { isActive, changesAt: next } = hotlineAt(app.clock.now(), hotline);
      dependOn("hotline");
      changesAt(next);
      return {
        is_active: isActive,
        phone: hotline.phone,
        hours: hotline.hours[locale],
        text: hotline.text[locale],
      };
    },
  );
};
