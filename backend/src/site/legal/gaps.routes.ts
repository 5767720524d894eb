import { SiteGap, SiteState } from "@festival/contracts/privacy/siteState";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { findGaps, gapInWords, keepsOffline } from "./gaps.ts";

/** Whether the site may be found, and whose it is. */
export const siteStateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getSiteState,
    {
      schema: {
        tags: ["site"],
        summary: "Whose site it is, and whether provider or legal pages are unfinished",
        response: { 200: SiteState },
      },
    },
    async () => {
      const { provider } = await getSettings(app.database);
      const { name, street, postal_code: code, city } = provider;
      const lines = [name, street, `${code} ${city}`.trim()].filter((line) => line !== "");
      return {
        is_unfinished: (await findGaps(app)).some(keepsOffline),
        provider: lines.join(", "),
      };
    },
  );
};

/** What is unfinished, for staff. */
export const gapsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listSiteGaps,
    {
      schema: {
        tags: ["staff"],
        summary: "What the site lacks before it may go live",
        response: { 200: Type.Array(SiteGap) },
      },
    },
    () => findGaps(app),
  );
};

/** Says at the start what is unfinished. */
export function tellGaps(app: FastifyInstance): void {
  app.decorate("siteGaps", async () => (await findGaps(app)).map(gapInWords));
  app.addHook("onReady", async () => {
    const gaps = await app.siteGaps();
    if (gaps.length > 0) {
      app.log.warn(
        { gaps },
        "Complete the provider in the settings, and the legal pages, before the site goes live.",
      );
    }
  });
}

declare module "fastify" {
  interface FastifyInstance {
    /** What the site lacks before it may go live, in words. */
    siteGaps(): Promise<string[]>;
  }
}
