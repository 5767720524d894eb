import { StaffUser } from "@festival/contracts/api/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { sectionRoutes } from "./sections.routes.ts";
import { toStaffUser } from "./staffUser.ts";

/** What the editor calls. The scope has made sure that the caller is signed in. */
export const staffRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/user", { schema: { response: { 200: StaffUser } } }, async (request) => {
    const user = await request.readStaff();
    if (!user) throw new ApiError("not_authenticated", "Please sign in.");
    return toStaffUser(user, request.locale);
  });

  await app.register(sectionRoutes);
};
