import { Section } from "@festival/contracts/api/sections";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { dependOn } from "../../../platform/plugins/cacheTags.ts";
import { getOwner, ownerTags } from "./owners.repository.ts";
import { plainJson } from "../sections/plainJson.ts";
import { allowPreview, previewQuery } from "../publishing/preview.ts";
import { readSections } from "../sections/sections.ts";
import { getSectionBySlug } from "../publishing/workingCopy.repository.ts";

/** Containers that templates name by their slug. */
export const blockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getBlock,
    {
      ...plainJson,
      schema: {
        summary: "A container by its slug, as published",
        description:
          "A reusable block, or a slot of a page that is online. `preview=1` shows staff the working copy.",
        params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
        querystring: previewQuery,
        response: { 200: Section },
      },
    },
    async (request, reply) => {
      const { locale, params, query } = request;
      const preview = await allowPreview(query, request, reply);
      dependOn("sections");
      const found = await getSectionBySlug(app.database, params.slug);
      const owner = found && (await getOwner(app.database, found.owner));
      const isShown = owner && (owner.isOnline !== false || (await request.readStaff()));
      if (found && isShown) {
        dependOn(...ownerTags(found.owner));
        const sections = await readSections(app, found.owner, locale, preview);
        const section = sections.find(({ id }) => id === found.id);
        if (section) return section;
      }
      request.log.info({ slug: params.slug }, "Section not found");
      throw new ApiError("not_found", "Section not found");
    },
  );
};
