import {
  SecondStepNeeded,
  SecondStepRequest,
  SessionRequest,
  StaffUser,
} from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { setCsrfCookie } from "../../platform/plugins/csrf.ts";
import { signIns } from "../../platform/plugins/rateLimit.ts";
import { endSession, setSessionCookie } from "./staffSession.ts";
import { toStaffUser } from "../menus/staffUser.ts";
import type { UserRow } from "../users/users.repository.ts";
import { rememberDevice } from "./knownDevice.ts";
import { finishSignIn, signIn } from "./signIn.ts";

/** The page where a user signs in again goes on with a token that fits the new session. */
function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { email }: UserRow,
  token: string,
): void {
  setSessionCookie(request, reply, token);
  setCsrfCookie(request, reply, token);
  rememberDevice(request, reply, email);
}

/** Signing in and out, for the shell's server, which has checked where the form came from. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.createSession,
    {
      schema: {
        tags: ["internal"],
        summary: "Sign in",
        description: "202 asks for the second factor; the token goes with the code.",
        body: SessionRequest,
        response: { 200: StaffUser, 202: SecondStepNeeded },
      },
      config: signIns,
    },
    async (request, reply) => {
      const signedIn = await signIn(request, reply, request.body);
      if (!signedIn.isWhole) return reply.code(202).send({ token: signedIn.token });
      beginSession(request, reply, signedIn.user, signedIn.sessionToken);
      return toStaffUser(signedIn.user, signedIn.user.locale);
    },
  );

  handle(
    app,
    calls.finishSession,
    {
      schema: {
        tags: ["internal"],
        summary: "Finish signing in by a code",
        body: SecondStepRequest,
        response: { 200: StaffUser },
      },
      config: signIns,
    },
    async (request, reply) => {
      const { user, sessionToken } = await finishSignIn(request, reply, request.body);
      beginSession(request, reply, user, sessionToken);
      return toStaffUser(user, user.locale);
    },
  );

  handle(
    app,
    calls.deleteSession,
    {
      schema: { tags: ["internal"], summary: "Sign out", response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await endSession(request, reply);
      return reply.code(204).send(null);
    },
  );
};
