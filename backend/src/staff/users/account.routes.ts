import {
  Account,
  AccountSession,
  PasswordChange,
  RecoveryCodes,
  SecondFactorBegin,
  SecondFactorConfirm,
  SecondFactorOffer,
  SecondFactorRemove,
} from "@festival/contracts/api/staff";
import { accountCalls, internalAccountCalls } from "@festival/contracts/calls/account";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { toString as drawQrCode } from "qrcode";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { signIns } from "../../platform/plugins/rateLimit.ts";
import { endSession } from "../sessions/staffSession.ts";
import { totpUri } from "../secrets/totp.ts";
import { endSessionOf, endSessionsOf, getSessions } from "../sessions/sessions.repository.ts";
import { countGuess, guesserOf, isOwnPassword, noteWrongGuess } from "../sessions/signIn.ts";
import { returnTry } from "../sessions/signInTries.repository.ts";
import { changeOwnPassword } from "./passwords.ts";
import {
  confirmSecondFactor,
  countRecoveryCodes,
  offerSecondFactor,
  removeSecondFactor,
  takeCode,
} from "./secondFactor.repository.ts";
import { mailNotice } from "./staffMails.ts";
import { getUser, type UserRow } from "./users.repository.ts";

/** The signed-in user, with all that the database knows of them. */
async function me(request: FastifyRequest): Promise<{ user: UserRow; sessionId: number }> {
  const staff = await request.readStaff();
  const user = staff && (await getUser(request.server.database, staff.id));
  if (!user) throw new ApiError("not_authenticated", "Please sign in.");
  return { user, sessionId: staff.sessionId };
}

/** @throws ApiError `validation_failed` naming the field, not `not_authenticated`: the session is good */
async function requireOwnPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  field: string,
  password: string,
): Promise<void> {
  if (await isOwnPassword(request, reply, user, password)) return;
  const fields = { [field]: "invalid" } as const;
  throw new ApiError("validation_failed", "This is not your password.", { fields });
}

const wrongCode = () =>
  new ApiError("validation_failed", "This code is not valid.", { fields: { code: "invalid" } });

/** One's own account: password, sessions, second factor. */
const routesOf =
  (calls: typeof accountCalls | typeof internalAccountCalls): FastifyPluginAsyncTypebox =>
  async (app) => {
    const tags = ["account"];

    handle(
      app,
      calls.get,
      { schema: { tags, summary: "One's own account", response: { 200: Account } } },
      async (request) => {
        const { user } = await me(request);
        const { email, username, role, locale } = user;
        return {
          email,
          username,
          role,
          locale,
          has_second_factor: user.secondFactor !== null,
          recovery_codes: await countRecoveryCodes(app.database, user.id),
        };
      },
    );

    handle(
      app,
      calls.changePassword,
      {
        schema: {
          tags,
          summary: "Change one's password",
          description: "All other sessions end. `details.problem` says what a new password lacks.",
          body: PasswordChange,
          response: { 204: Type.Null() },
        },
        config: signIns,
      },
      async (request, reply) => {
        const { user, sessionId } = await me(request);
        const { current_password: current, password } = request.body;
        await requireOwnPassword(request, reply, user, "current_password", current);
        await changeOwnPassword(request, user, password, sessionId);
        return reply.code(204).send(null);
      },
    );

    handle(
      app,
      calls.listSessions,
      {
        schema: {
          tags,
          summary: "Where one is signed in",
          response: { 200: Type.Array(AccountSession) },
        },
      },
      async (request) => {
        const { user, sessionId } = await me(request);
        const sessions = await getSessions(app.database, user.id, new Date());
        return sessions.map((session) => ({
          id: session.id,
          user_agent: session.userAgent,
          created_at: session.createdAt.toISOString(),
          last_seen_at: session.lastSeenAt.toISOString(),
          ends_at: session.endsAt.toISOString(),
          is_current: session.id === sessionId,
        }));
      },
    );

    handle(
      app,
      calls.endSessions,
      { schema: { tags, summary: "Sign out everywhere", response: { 204: Type.Null() } } },
      async (request, reply) => {
        const { user } = await me(request);
        await write(app.database, await actorOf(request), async (tx, change) => {
          await endSessionsOf(tx, user.id);
          change.audit({ action: "end-sessions", what: `user:${user.id}`, title: user.username });
        });
        await endSession(request, reply);
        return reply.code(204).send(null);
      },
    );

    handle(
      app,
      calls.endSession,
      {
        schema: {
          tags,
          summary: "Sign out in one place",
          params: idParams,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { user } = await me(request);
        if (!(await endSessionOf(app.database, user.id, request.params.id))) {
          throw new ApiError("not_found", "This account has no such session.");
        }
        return reply.code(204).send(null);
      },
    );

    handle(
      app,
      calls.offerSecondFactor,
      {
        schema: {
          tags,
          summary: "Begin to set up a second factor",
          description: "It counts once a first code was confirmed; until then the old one does.",
          body: SecondFactorBegin,
          response: { 200: SecondFactorOffer },
        },
        config: signIns,
      },
      async (request, reply) => {
        const { user } = await me(request);
        await requireOwnPassword(request, reply, user, "password", request.body.password);
        const secret = await app.database.transaction((tx) =>
          offerSecondFactor(tx, app.secretBox, user.id),
        );
        const uri = totpUri(secret, user.email);
        return { secret, uri, qr_svg: await drawQrCode(uri, { type: "svg", margin: 2 }) };
      },
    );

    handle(
      app,
      calls.confirmSecondFactor,
      {
        schema: {
          tags,
          summary: "Confirm the second factor by its first code",
          body: SecondFactorConfirm,
          response: { 200: RecoveryCodes },
        },
        config: signIns,
      },
      async (request) => {
        const { user } = await me(request);
        const codes = await write(app.database, await actorOf(request), async (tx, change) => {
          const { code } = request.body;
          const made = await confirmSecondFactor(tx, app.secretBox, user.id, code, new Date());
          if (!made) throw wrongCode();
          change.tag("users", `user:${user.id}`);
          change.audit({
            action: "add-second-factor",
            what: `user:${user.id}`,
            title: user.username,
          });
          await mailNotice(app, tx, user, "secondFactorAdded");
          return made;
        });
        return { recovery_codes: codes };
      },
    );

    handle(
      app,
      calls.removeSecondFactor,
      {
        schema: {
          tags,
          summary: "Remove the second factor",
          description: "Takes the password and a code, or a recovery code.",
          body: SecondFactorRemove,
          response: { 204: Type.Null() },
        },
        config: signIns,
      },
      async (request, reply) => {
        const { user } = await me(request);
        const { password, code } = request.body;
        await requireOwnPassword(request, reply, user, "password", password);
        const guesser = guesserOf(request, user.email);
        const { blocks } = await countGuess(request, reply, guesser);
        const isRemoved = await write(app.database, await actorOf(request), async (tx, change) => {
          if (!(await takeCode(tx, app.secretBox, user, code, new Date()))) return false;
          await returnTry(tx, guesser);
          await removeSecondFactor(tx, user.id);
          change.tag("users", `user:${user.id}`);
          const what = `user:${user.id}`;
          change.audit({ action: "remove-second-factor", what, title: user.username });
          await mailNotice(app, tx, user, "secondFactorRemoved");
          return true;
        });
        if (!isRemoved) {
          await noteWrongGuess(request, user, blocks);
          throw wrongCode();
        }
        return reply.code(204).send(null);
      },
    );
  };

/** For signed-in users. */
export const accountRoutes = routesOf(accountCalls);
/** For the shell's pages without scripts. */
export const internalAccountRoutes = routesOf(internalAccountCalls);
