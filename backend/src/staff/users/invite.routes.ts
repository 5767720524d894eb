import { StaffAccount, StaffInvitation } from "@festival/contracts/api/staff";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { system } from "../../platform/database/write.ts";
import { inviteUser } from "./users.ts";

/** Invites through the running backend, for the command line: there must be a first admin. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    "/users/",
    {
      schema: {
        tags: ["internal"],
        summary: "Invite a user",
        body: StaffInvitation,
        response: { 201: Type.Object({ id: StaffAccount.properties.id }) },
      },
    },
    async ({ body }, reply) => {
      const id = await inviteUser(app, system("command line"), body);
      return reply.code(201).send({ id });
    },
  );
};
