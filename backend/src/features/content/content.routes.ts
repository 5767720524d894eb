import { ContentPage } from "@festival/contracts/api/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { getImages } from "../media/images.repository.ts";
import { getPageByPath } from "./pages.repository.ts";
import { readSections } from "./sections.ts";

/** Generic pages, the home page among them. */
export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/page/*",
    {
      schema: {
        params: Type.Object({ "*": Type.String({ maxLength: 500 }) }),
        response: { 200: ContentPage },
      },
    },
    async (request) => {
      const { locale } = request;
      const path = request.params["*"].replace(/^\/+|\/+$/g, "");
      const [page, staff] = await Promise.all([
        getPageByPath(app.database, locale, path),
        request.readStaff(),
      ]);
      if (!page || !(page.isOnline || staff)) throw new ApiError("not_found", "404 Not Found");

      const owner = { ownerType: "page", ownerId: page.id } as const;
      const [modules, images] = await Promise.all([
        readSections(app, owner, locale),
        getImages(app.database, [page.ogImageId], locale),
      ]);
      return {
        id: page.id,
        urls: page.urls,
        content_type: page.contentType,
        title: page.title[locale],
        headline: page.headline[locale],
        is_online: page.isOnline,
        is_clickable: page.isClickable,
        in_menu: page.inMenu,
        in_footer: page.inFooter,
        meta_title: page.metaTitle[locale],
        meta_description: page.metaDescription[locale],
        og_title: page.ogTitle[locale],
        og_description: page.ogDescription[locale],
        og_image: images.get(page.ogImageId ?? 0) ?? null,
        og_type: page.ogType,
        modules,
        revision: page.revision,
        settings_url: staff ? `/admin/pages/${page.id}` : null,
      };
    },
  );
};
