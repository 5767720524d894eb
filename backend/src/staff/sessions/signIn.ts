import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { write, type Actor } from "../../platform/database/write.ts";
import { startSession } from "./staffSession.ts";
import { isPassword } from "../secrets/passwords.ts";
import { takeCode } from "../users/secondFactor.repository.ts";
import { replaceStaffTokens, getTokenUser, useUpToken } from "../users/staffTokens.repository.ts";
import { getUserByEmail, type UserRow } from "../users/users.repository.ts";
import { deviceOf } from "./knownDevice.ts";
import { forgetTries, returnTry, takeTry, type Guesser } from "./signInTries.repository.ts";

/** Who is signed in now, or what goes with a code in the second step. */
export type SignedIn =
  | { isWhole: true; user: UserRow; sessionToken: string }
  | { isWhole: false; token: string };

const actorOf = (user: UserRow | undefined, { id: requestId }: FastifyRequest): Actor =>
  user
    ? { userId: user.id, name: user.username, requestId }
    : { userId: null, name: "visitor", requestId };

const whatOf = (user: UserRow | undefined) => `user:${user?.id ?? "unknown"}`;

/** Whose tries count together with one for this account. */
export const guesserOf = (request: FastifyRequest, email: string): Guesser => ({
  email,
  address: request.visitorAddress,
  device: deviceOf(request, email),
});

/**
 * Counts a guess before it is looked at.
 * @throws ApiError `too_many_requests` with `Retry-After` while account or address are blocked
 */
export async function countGuess(
  request: FastifyRequest,
  reply: FastifyReply,
  guesser: Guesser,
): Promise<{ blocks: boolean }> {
  const { database } = request.server;
  const outcome = await database.transaction((tx) => takeTry(tx, guesser, new Date()));
  if (!outcome.isBlocked) return outcome;
  reply.header("retry-after", outcome.seconds);
  throw new ApiError("too_many_requests", `Too many tries; wait ${outcome.seconds} seconds.`);
}

/** Notes a wrong guess, of a password or a code. The same work whether or not there is such a user. */
export async function noteWrongGuess(
  request: FastifyRequest,
  user: UserRow | undefined,
  blocks: boolean,
): Promise<void> {
  const what = whatOf(user);
  const title = user?.username ?? "";
  const details = { address: request.visitorAddress };
  await write(request.server.database, actorOf(undefined, request), async (_tx, change) => {
    change.audit({ action: "sign-in-failed", what, title, details });
    if (blocks) change.audit({ action: "account-blocked", what, title, details });
  });
}

/** Whether a user's own password was given, counted as guesses are. For what asks for it once more. */
export async function isOwnPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const { database } = request.server;
  const guesser = guesserOf(request, user.email);
  const { blocks } = await countGuess(request, reply, guesser);
  const fits = await isPassword(password, user.passwordHash ?? undefined);
  if (fits) await database.transaction((tx) => returnTry(tx, guesser));
  else await noteWrongGuess(request, user, blocks);
  return fits;
}

/**
 * First step of signing in; the only one for users without a second factor. What it answers and how long
 * it takes do not tell whether there is such an account.
 * @throws ApiError `not_authenticated`, `too_many_requests`
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { database } = request.server;
  const guesser = guesserOf(request, email);
  const user = await getUserByEmail(database, email);
  const { blocks } = await countGuess(request, reply, guesser);
  const fits = await isPassword(password, user?.passwordHash ?? undefined);
  if (!fits || !user?.isActive) {
    await noteWrongGuess(request, user, blocks);
    throw new ApiError("not_authenticated", "No user has this email address and password.");
  }
  return write(database, actorOf(user, request), async (tx, change) => {
    if (user.secondFactor) {
      // what failed before still counts, else a known password would allow endless codes
      await returnTry(tx, guesser);
      const token = await replaceStaffTokens(tx, user.id, "second-factor", new Date());
      return { isWhole: false, token };
    }
    await forgetTries(tx, guesser);
    change.audit({ action: "sign-in", what: whatOf(user), title: user.username });
    return { isWhole: true, user, sessionToken: await startSession(tx, request, user.id) };
  });
}

/**
 * Second step: a code of the app, or a recovery code.
 * @throws ApiError `not_found` where the first step is too long ago, `not_authenticated` for a wrong code,
 * `too_many_requests`
 */
export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, code }: { token: string; code: string },
): Promise<{ user: UserRow; sessionToken: string }> {
  const { database, secretBox } = request.server;
  const now = new Date();
  const user = await getTokenUser(database, token, ["second-factor"], now);
  if (!user)
    throw new ApiError("not_found", "The first step of signing in has expired: sign in again.");
  const guesser = guesserOf(request, user.email);
  const { blocks } = await countGuess(request, reply, guesser);
  const sessionToken = await write(database, actorOf(user, request), async (tx, change) => {
    if (!(await takeCode(tx, secretBox, user, code, now))) return undefined;
    if (!(await useUpToken(tx, token))) return undefined;
    await forgetTries(tx, guesser);
    const details = { second_factor: true };
    change.audit({ action: "sign-in", what: whatOf(user), title: user.username, details });
    return startSession(tx, request, user.id);
  });
  if (sessionToken === undefined) {
    await noteWrongGuess(request, user, blocks);
    throw new ApiError("not_authenticated", "This code is not valid.");
  }
  return { user, sessionToken };
}
