import type { Room } from "../platform/roomDefinition.ts";
import {
  articleCategoriesResource,
  articlesResource,
  authorsResource,
  tagsResource,
} from "./magazine.resource.ts";
import { magazineRoutes } from "./magazine.routes.ts";

/** Articles with their categories, tags and authors. */
export const magazine: Room = {
  visitor: [magazineRoutes],
  staff: [articlesResource, articleCategoriesResource, tagsResource, authorsResource],
  collections: { category: "article-categories" },
};
