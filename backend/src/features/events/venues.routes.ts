import { Venue, VenueList } from "@festival/contracts/api/events";
import { ApiError } from "@festival/contracts/errors";
import { parseId } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { toVenue } from "./event.dto.ts";
import { getVenue, listVenues } from "./venues.repository.ts";

/** The public calls about venues. */
export const venueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/venues/", { schema: { response: { 200: VenueList } } }, async ({ locale }) => {
    const records = await listVenues(app.database, locale);
    return records.map(({ venue, image }) => toVenue(venue, image, locale));
  });

  app.get(
    "/venues/:id/",
    { schema: { params: Type.Object({ id: Type.String() }), response: { 200: Venue } } },
    async ({ params, locale }) => {
      const id = parseId(params.id);
      const record = id && (await getVenue(app.database, id, locale));
      if (!record) throw new ApiError("not_found", "There is no such venue.");
      return toVenue(record.venue, record.image, locale);
    },
  );
};
