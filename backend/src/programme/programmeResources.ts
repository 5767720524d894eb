import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { bookletsResource } from "./booklets/booklets.resource.ts";
import { eventsResource } from "./events/events.resource.ts";
import { genresResource } from "./events/genres.resource.ts";
import { artistsResource, ensemblesResource } from "./people/people.resource.ts";
import { marketingBannersResource, seasonsResource } from "./season/season.resource.ts";
import { venuesResource } from "./venues/venues.resource.ts";
import { composersResource, worksResource } from "./works/works.resource.ts";

/** What staff keep of the programme. */
export const programmeResources: FastifyPluginAsyncTypebox = async (staff) => {
  await staff.register(artistsResource);
  await staff.register(bookletsResource);
  await staff.register(composersResource);
  await staff.register(ensemblesResource);
  await staff.register(eventsResource);
  await staff.register(genresResource);
  await staff.register(marketingBannersResource);
  await staff.register(seasonsResource);
  await staff.register(venuesResource);
  await staff.register(worksResource);
};
