import { StaffUser } from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { toStaffUser } from "./staffUser.ts";

/** Who is signed in. The scope has made sure that there is a session. */
export const staffRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(app, calls.getUser, { schema: { response: { 200: StaffUser } } }, async (request) => {
    const user = await request.readStaff();
    if (!user) throw new ApiError("not_authenticated", "Please sign in.");
    return toStaffUser(user, request.locale);
  });
};
