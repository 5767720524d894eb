import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { alertsResource } from "./alerts/alerts.resource.ts";
import {
  articleCategoriesResource,
  articlesResource,
  authorsResource,
  tagsResource,
} from "../magazine/magazine.resource.ts";
import { navigationResource } from "./navigation/navigation.resource.ts";
import { navigationOrderRoutes } from "./navigation/navigationOrder.routes.ts";
import {
  downloadCategoriesResource,
  downloadDirectoriesResource,
  pressImagesResource,
} from "./press/press.resource.ts";
import { moodsResource } from "../quiz/moods.resource.ts";
import { quizzesResource } from "../quiz/quizzes.resource.ts";
import { settingsStaffRoutes } from "../platform/settings/settings.routes.ts";
import { sponsorsResource } from "./sponsors/sponsors.resource.ts";
import { teamMembersResource } from "./team/teamMembers.resource.ts";

/** What staff keep besides programme, pages and forms. */
export const siteResources: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(settingsStaffRoutes);
  await app.register(navigationOrderRoutes);
  await app.register(navigationResource);
  await app.register(alertsResource);
  await app.register(articlesResource);
  await app.register(articleCategoriesResource);
  await app.register(tagsResource);
  await app.register(authorsResource);
  await app.register(downloadCategoriesResource);
  await app.register(downloadDirectoriesResource);
  await app.register(pressImagesResource);
  await app.register(teamMembersResource);
  await app.register(sponsorsResource);
  await app.register(quizzesResource);
  await app.register(moodsResource);
};
