import { SessionRequest, StaffUser } from "@festival/contracts/api/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { endSession, startSession } from "../../plugins/staffSession.ts";
import { signIns } from "../../plugins/rateLimit.ts";
import { isPassword } from "../../users/passwords.ts";
import { getUserByEmail } from "./sessions.repository.ts";
import { toStaffUser } from "../staff/staffUser.ts";

/** Signing in and out, for the shell's server, which has checked where the form came from. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    "/sessions/",
    { schema: { body: SessionRequest, response: { 200: StaffUser } }, config: signIns },
    async (request, reply) => {
      const { email, password } = request.body;
      const user = await getUserByEmail(app.database, email);
      if (!(await isPassword(password, user?.passwordHash)) || !user) {
        throw new ApiError("not_authenticated", "No user has this email address and password.");
      }
      await startSession(request, reply, user.id);
      return toStaffUser(user);
    },
  );

  app.delete("/sessions/", async (request, reply) => {
    await endSession(request, reply);
    return reply.code(204).send();
  });
};
