import { StaffUser } from "@festival/contracts/api/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { toStaffUser } from "./staffUser.ts";

/** Who is signed in. The scope has made sure that there is a session. */
export const staffRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/user", { schema: { response: { 200: StaffUser } } }, async (request) => {
    const user = await request.readStaff();
    if (!user) throw new ApiError("not_authenticated", "Please sign in.");
    return toStaffUser(user, request.locale);
  });
};
