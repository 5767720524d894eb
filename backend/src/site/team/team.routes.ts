import type { Image } from "@festival/contracts/api/common";
import { TeamMember, TeamMemberTeaser } from "@festival/contracts/api/team";
import * as calls from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { getImages } from "../../platform/media/images.repository.ts";
import { getTeamMembers, listTeamMembers, type TeamMemberRow } from "./team.repository.ts";

export function toTeamMember(
  row: TeamMemberRow,
  locale: Locale,
  images: Map<number, Image>,
): TeamMember {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    slug: row.slug,
    role: row.role[locale],
    department: row.department[locale],
    email: row.email,
    phone: row.phone,
    image_obj: images.get(row.imageId ?? 0) ?? null,
    biography: row.biography[locale],
  };
}

/** Those who make the festival. */
export const teamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listTeamMembers,
    {
      schema: {
        tags: ["team"],
        summary: "Everyone who makes the festival",
        response: { 200: Type.Array(TeamMemberTeaser) },
      },
    },
    async ({ locale }) => {
      const rows = await listTeamMembers(app.database);
      const pictures = rows.map(({ imageId }) => imageId);
      const images = await getImages(app.database, pictures, locale);
      return rows.map((row) => toTeamMember(row, locale, images));
    },
  );

  handle(
    app,
    calls.getTeamMember,
    {
      schema: {
        tags: ["team"],
        summary: "One of those who make the festival",
        params: idParams,
        response: { 200: TeamMember },
      },
    },
    async (request) => {
      const { locale, params } = request;
      const [row] = await getTeamMembers(app.database, [params.id]);
      if (!row || !(row.isOnline || (await request.readStaff()))) {
        throw new ApiError("not_found", `Team member not found: id ${params.id}.`);
      }
      const images = await getImages(app.database, [row.imageId], locale);
      return toTeamMember(row, locale, images);
    },
  );
};
