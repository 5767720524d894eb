import type { FastifyPluginAsync } from "fastify";
import { homeEditingRoutes } from "../../home/homeEditing.routes.ts";
import { redirectsResource } from "../../redirects/redirects.resource.ts";
import { pagesResource } from "./pages.resource.ts";
import { publishingRoutes } from "../publishing/publishing.routes.ts";
import { schedulesRoutes } from "../publishing/schedules.routes.ts";

/** Pages, redirects, the home page, drafts and publishing, for the scope of staff. */
export const contentStaffRoutes: FastifyPluginAsync = async (staff) => {
  await staff.register(pagesResource);
  await staff.register(redirectsResource);
  await staff.register(homeEditingRoutes);
  await staff.register(publishingRoutes);
  await staff.register(schedulesRoutes);
};
