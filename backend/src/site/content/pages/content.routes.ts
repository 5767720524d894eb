import { ContentPage } from "@festival/contracts/api/content";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { thumbs } from "@festival/contracts/images";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { dependOn } from "../../../platform/plugins/cacheTags.ts";
import { getImages } from "../../../platform/media/images.repository.ts";
import { readPreview } from "../heads/heads.repository.ts";
import { getPageByPath } from "./pages.repository.ts";
import { plainJson } from "../sections/plainJson.ts";
import { allowPreview, previewQuery } from "../publishing/preview.ts";
import { readSections } from "../sections/sections.ts";
import { readVariants } from "./variants.ts";

/** Generic pages, the home page among them. */
export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getPage,
    {
      ...plainJson,
      schema: {
        summary: "A generic page; the empty path is the home page's",
        description: "Offline it is for staff alone. `preview=1` shows staff the working copy.",
        params: Type.Object({ "*": Type.String({ maxLength: 500 }) }),
        querystring: previewQuery,
        response: { 200: ContentPage },
      },
    },
    async (request, reply) => {
      const { locale, query } = request;
      const path = request.params["*"].replace(/^\/+|(?<!\/)\/+$/g, "");
      const preview = await allowPreview(query, request, reply);
      const [found, staff] = await Promise.all([
        getPageByPath(app.database, locale, path),
        request.readStaff(),
      ]);
      dependOn("pages");
      if (!found || !(found.isOnline || staff)) throw new ApiError("not_found", "404 Not Found");

      const page = preview ? (await readPreview(app.database, "page", found)).row : found;
      dependOn(`page:${page.id}`);
      const owner = { ownerType: "page", ownerId: page.id } as const;
      const [modules, images] = await Promise.all([
        readSections(app, owner, locale, preview),
        getImages(app.database, [page.ogImageId], locale),
      ]);
      const image = images.get(page.ogImageId ?? 0) ?? null;
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
        og_image: image,
        og_type: page.ogType,
        og_image_thumbs: image && thumbs(image),
        modules,
        ...(await readVariants(app, page, locale)),
        revision: page.revision,
        settings_url: staff ? `/admin/pages/${page.id}` : null,
      };
    },
  );
};
