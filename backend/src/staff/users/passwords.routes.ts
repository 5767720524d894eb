import {
  PasswordByLink,
  PasswordLink,
  PasswordLinkRequest,
  PasswordResetRequest,
} from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { signIns } from "../../platform/plugins/rateLimit.ts";
import { rememberDevice } from "../sessions/knownDevice.ts";
import { getLinkUser, requestPasswordReset, setPasswordByLink } from "./passwords.ts";

/** Choosing a password by the link of a mail, for the shell's server. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.requestPasswordReset,
    {
      schema: {
        tags: ["internal"],
        summary: "Ask for a mail to choose a new password",
        description: "The answer is the same whether or not there is such an account.",
        body: PasswordResetRequest,
        response: { 204: Type.Null() },
      },
      config: signIns,
    },
    async (request, reply) => {
      await requestPasswordReset(app, request.body);
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.readPasswordLink,
    {
      schema: {
        tags: ["internal"],
        summary: "Whose password a link sets",
        body: PasswordLinkRequest,
        response: { 200: PasswordLink },
      },
    },
    async (request) => {
      const { purpose, email, username } = await getLinkUser(app.database, request.body.token);
      return { purpose, email, username };
    },
  );

  handle(
    app,
    calls.setPasswordByLink,
    {
      schema: {
        tags: ["internal"],
        summary: "Choose a password by a link",
        body: PasswordByLink,
        response: { 204: Type.Null() },
      },
      config: signIns,
    },
    async (request, reply) => {
      const { email } = await setPasswordByLink(request, request.body);
      // the one with the link is the owner: strangers' guesses must not keep them out on the way to sign in
      rememberDevice(request, reply, email);
      return reply.code(204).send(null);
    },
  );
};
