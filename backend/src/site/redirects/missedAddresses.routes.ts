import { MissedAddress } from "@festival/contracts/api/content";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { aWeekAgo } from "./missedAddresses.ts";
import { listMissed } from "./missedAddresses.repository.ts";

/** Addresses of this week that lead nowhere, for staff. */
export const missedAddressesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listMissedAddresses,
    {
      schema: {
        tags: ["staff"],
        summary: "Addresses that visitors missed this week",
        response: { 200: Type.Array(MissedAddress) },
      },
    },
    () => listMissed(app.database, aWeekAgo()),
  );
};
