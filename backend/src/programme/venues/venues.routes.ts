import { Venue, VenueList } from "@festival/contracts/api/programme/venues";
import * as calls from "@festival/contracts/calls/programme";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { requireShown } from "../events/requireShown.ts";
import { toVenue } from "./venue.dto.ts";
import { getVenue, listVenues } from "./venues.repository.ts";

const tags = ["programme"];

/** The public calls about venues. */
export const venueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listVenues,
    {
      schema: {
        tags,
        summary: "Public venues of public events, by name",
        response: { 200: VenueList },
      },
    },
    async ({ locale }) => {
      dependOn("venues", "events");
      const records = await listVenues(app.database, locale);
      return records.map(({ venue, image }) => toVenue(venue, image, locale));
    },
  );

  handle(
    app,
    calls.getVenue,
    {
      schema: {
        tags,
        summary: "One venue; staff see those that are not public, too",
        params: idParams,
        response: { 200: Venue },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      dependOn(`venue:${params.id}`);
      const record = await getVenue(app.database, params.id, locale);
      const { venue, image } = await requireShown(request, reply, record, record?.venue.isOnline);
      return toVenue(venue, image, locale);
    },
  );
};
