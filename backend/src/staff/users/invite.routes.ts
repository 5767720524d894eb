import { StaffAccount, StaffInvitation } from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { system } from "../../platform/database/write.ts";
import { inviteUser } from "./users.ts";

/** Invites through the running backend, for the command line: there must be a first admin. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.createUser,
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
