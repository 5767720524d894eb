import { AlertList } from "@festival/contracts/api/site";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";
import { listAlerts } from "./alerts.repository.ts";

/** What the bar at the top of each page says now. The language closes the address. */
export const alertRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listAlerts,
    {
      schema: {
        tags: ["site"],
        summary: "Messages of the bar at the top, the most important one first",
        response: { 200: AlertList },
      },
    },
    async ({ locale }) => {
      const now = app.clock.now();
      dependOn("alerts");
      const found = await listAlerts(app.database, now);
      const hasBegun = ({ startsAt }: { startsAt: Date | null }) => !startsAt || startsAt <= now;
      for (const alert of found) changesAt(hasBegun(alert) ? alert.endsAt : alert.startsAt);
      return found.filter(hasBegun).map((alert) => ({
        id: alert.id,
        title: alert.title[locale],
        text: alert.text[locale],
        link_title: alert.linkTitle[locale],
        link_obj: alert.link[locale] ? { url: alert.link[locale] } : null,
      }));
    },
  );
};
