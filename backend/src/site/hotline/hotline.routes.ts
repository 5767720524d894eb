import { TicketHotline } from "@festival/contracts/api/site";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { hotlineAt } from "./openingHours.ts";

/** Whether the telephone is answered now. The language is the end of the address. */
export const hotlineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getTicketHotline,
    {
      schema: {
        tags: ["site"],
        summary: "The ticket hotline",
        response: { 200: TicketHotline },
      },
    },
    async ({ locale }) => {
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
