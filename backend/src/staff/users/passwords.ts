import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { write, type Actor, type Change } from "../../platform/database/write.ts";
import { findPasswordProblem } from "../secrets/passwordRules.ts";
import { countRequest } from "../../platform/plugins/rateLimit.repository.ts";
import { hashPassword } from "../secrets/passwords.ts";
import { endSessionsOf } from "../sessions/sessions.repository.ts";
import { unblockAccount } from "../sessions/signInTries.repository.ts";
import { mailNotice, mailPasswordLink } from "./staffMails.ts";
import {
  addStaffToken,
  deleteTokensOf,
  getTokenUser,
  useUpToken,
} from "./staffTokens.repository.ts";
import { getUserByEmail, updateUser, type UserRow } from "./users.repository.ts";

const resetJob = "staff-password-reset";
/**
 * Mails that an account gets in an hour, which is as long as a link is good: who gets no further one has a link
 * that works.
 */
const mostMailsInHour = 3;
const hourMs = 60 * 60_000;
/** Links that lead to choosing a password. */
const linkPurposes = ["invitation", "reset"] as const;

interface ResetData {
  email: string;
  locale: Locale;
}

/** @throws ApiError `validation_failed` with the problem in its details */
export function checkNewPassword(password: string, account: UserRow): void {
  const problem = findPasswordProblem(password, account);
  if (problem) {
    throw new ApiError("validation_failed", "This password is too easy to guess.", { problem });
  }
}

/** Registers the job that mails a link for a new password. */
export function addPasswordJobs(app: FastifyInstance): void {
  app.jobs.handle<ResetData>(resetJob, {}, async ({ email, locale }) => {
    await app.database.transaction(async (tx) => {
      const user = await getUserByEmail(tx, email);
      if (!user?.isActive) return;
      const { current } = await countRequest(tx, `password-mails ${user.id}`, hourMs);
      if (current > mostMailsInHour) return;
      // users who never accepted their invitation get it once more
      const why = user.passwordHash === null ? "invitation" : "reset";
      const token = await addStaffToken(tx, user.id, why, new Date());
      await mailPasswordLink(app, tx, locale, user, { why, token });
    });
  });
}

/**
 * Asks for a mail with a link. Whether there is such an account is looked up by the job: answer and time
 * are the same for all addresses.
 */
export async function requestPasswordReset(app: FastifyInstance, data: ResetData): Promise<void> {
  const email = data.email.trim().toLowerCase();
  await app.database.transaction((tx) => app.jobs.send(tx, resetJob, { ...data, email }));
}

const linkIsOver = () =>
  new ApiError("not_found", "This link was used already or has expired: ask for a new one.");

/** @throws ApiError `not_found` where the link is no longer good */
export async function getLinkUser(
  database: Database,
  token: string,
): Promise<UserRow & { purpose: (typeof linkPurposes)[number] }> {
  const user = await getTokenUser(database, token, linkPurposes, new Date());
  if (!user || user.purpose === "second-factor") throw linkIsOver();
  return { ...user, purpose: user.purpose };
}

async function storePassword(
  transaction: Database,
  change: Change,
  user: UserRow,
  passwordHash: string,
): Promise<void> {
  await updateUser(transaction, user.id, { passwordHash });
  await deleteTokensOf(transaction, user.id);
  await unblockAccount(transaction, user.email);
  change.tag("users", `user:${user.id}`);
}

/**
 * Sets the password of the link's account, uses the link up, and ends all sessions of the account.
 * It signs no one in: a second factor is still needed.
 * @returns whose it is
 * @throws ApiError `not_found`, `validation_failed`
 */
export async function setPasswordByLink(
  request: FastifyRequest,
  { token, password }: { token: string; password: string },
): Promise<UserRow> {
  const app = request.server;
  const user = await getLinkUser(app.database, token);
  checkNewPassword(password, user);
  const passwordHash = await hashPassword(password);
  const actor: Actor = { userId: user.id, name: user.username, requestId: request.id };
  await write(app.database, actor, async (tx, change) => {
    if (!(await useUpToken(tx, token))) throw linkIsOver();
    await storePassword(tx, change, user, passwordHash);
    await endSessionsOf(tx, user.id);
    const action = user.purpose === "invitation" ? "accept-invitation" : "reset-password";
    change.audit({ action, what: `user:${user.id}`, title: user.username });
    if (user.purpose === "reset") await mailNotice(app, tx, user, "passwordChanged");
  });
  return user;
}

/** Changes the password of the signed-in user; their other sessions end. */
export async function changeOwnPassword(
  request: FastifyRequest,
  user: UserRow,
  password: string,
  sessionId: number,
): Promise<void> {
  const app = request.server;
  checkNewPassword(password, user);
  const passwordHash = await hashPassword(password);
  const actor: Actor = { userId: user.id, name: user.username, requestId: request.id };
  await write(app.database, actor, async (tx, change) => {
    await storePassword(tx, change, user, passwordHash);
    await endSessionsOf(tx, user.id, sessionId);
    change.audit({ action: "change-password", what: `user:${user.id}`, title: user.username });
    await mailNotice(app, tx, user, "passwordChanged");
  });
}
