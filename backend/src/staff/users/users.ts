import type { AuditAction } from "@festival/contracts/resources/auditActions";
import type {
  StaffAccount,
  StaffAccountUpdate,
  StaffInvitation,
} from "@festival/contracts/api/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { write, type Actor, type Change } from "../../platform/database/write.ts";
import { endSessionsOf } from "../sessions/sessions.repository.ts";
import { unblockAccount } from "../sessions/signInTries.repository.ts";
import { removeSecondFactor } from "./secondFactor.repository.ts";
import { mailNotice, mailPasswordLink } from "./staffMails.ts";
import { replaceStaffTokens, deleteTokensOf } from "./staffTokens.repository.ts";
import {
  holdAdmins,
  holdUser,
  insertInvited,
  updateUser,
  type UserRow,
} from "./users.repository.ts";

const notFound = (id: number) => new ApiError("not_found", `User not found: id ${id}.`);

/** A change to one user: held meanwhile, tagged and noted. */
async function writeUser(
  app: FastifyInstance,
  actor: Actor,
  id: number,
  action: AuditAction,
  work: (transaction: Database, user: UserRow, change: Change) => Promise<void>,
): Promise<void> {
  await write(app.database, actor, async (tx, change) => {
    const user = await holdUser(tx, id);
    if (!user) throw notFound(id);
    await work(tx, user, change);
    change.tag("users", `user:${id}`);
    change.audit({ action, what: `user:${id}`, title: user.username });
  });
}

/**
 * Makes an account and mails its owner a link to choose a password.
 * @returns the new user's id
 * @throws ApiError `validation_failed` where the address is taken
 */
export function inviteUser(
  app: FastifyInstance,
  actor: Actor,
  invitation: StaffInvitation,
): Promise<number> {
  const person = {
    ...invitation,
    email: invitation.email.trim().toLowerCase(),
    username: invitation.username.trim(),
  };
  return write(app.database, actor, async (tx, change) => {
    const id = await insertInvited(tx, person);
    if (id === undefined) {
      const fields = { email: "taken" } as const;
      throw new ApiError("validation_failed", "An account with this email address exists.", {
        fields,
      });
    }
    const token = await replaceStaffTokens(tx, id, "invitation", new Date());
    await mailPasswordLink(app, tx, person.locale, person, { why: "invitation", token });
    change.tag("users", `user:${id}`);
    const details = { role: person.role };
    change.audit({ action: "invite", what: `user:${id}`, title: person.username, details });
    return id;
  });
}

/** @throws ApiError `conflict` where they have accepted already, or left */
export function inviteAgain(app: FastifyInstance, actor: Actor, id: number): Promise<void> {
  return writeUser(app, actor, id, "invite", async (tx, user) => {
    if (user.passwordHash !== null || !user.isActive) {
      throw new ApiError("conflict", "This user has no open invitation.");
    }
    const token = await replaceStaffTokens(tx, id, "invitation", new Date());
    await mailPasswordLink(app, tx, user.locale, user, { why: "invitation", token });
  });
}

/** What of the fields that were sent is new, before and after, for the audit log. */
function changesOf(user: UserRow, sent: Omit<StaffAccountUpdate, "revision">) {
  const before = {
    username: user.username,
    role: user.role,
    locale: user.locale,
    is_active: user.isActive,
  };
  const fields = Object.keys(before) as (keyof typeof before)[];
  const changed = fields.filter(
    (field) => sent[field] !== undefined && sent[field] !== before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, [before[field], sent[field]]]));
}

/**
 * Changes what admins may change of a user.
 * @param show the user as they are, for callers that saw an older revision
 * @throws ApiError `not_found`; `conflict` for a stale revision, and for the last admin
 */
export async function changeUser(
  app: FastifyInstance,
  actor: Actor,
  id: number,
  { revision, ...sent }: StaffAccountUpdate,
  show: () => Promise<StaffAccount>,
): Promise<void> {
  const isStale = await write(app.database, actor, async (tx, change) => {
    const loses = sent.role === "editor" || sent.is_active === false;
    // admins first: two of them who end one another's role wait here, not for one another
    const admins = loses ? await holdAdmins(tx) : [];
    const user = await holdUser(tx, id);
    if (!user) throw notFound(id);
    if (user.revision !== revision) return true;
    if (loses && admins.length === 1 && admins[0] === id) {
      throw new ApiError(
        "conflict",
        "The last admin can't be changed or deleted: appoint another admin first.",
        {
          problem: "last_admin",
        },
      );
    }
    await updateUser(tx, id, {
      username: sent.username?.trim(),
      role: sent.role,
      locale: sent.locale,
      isActive: sent.is_active,
    });
    if (sent.is_active === false) {
      await endSessionsOf(tx, id);
      await deleteTokensOf(tx, id);
    }
    change.tag("users", `user:${id}`);
    const details = changesOf(user, sent);
    change.audit({ action: "update", what: `user:${id}`, title: user.username, details });
    return false;
  });
  if (isStale) {
    throw new ApiError("conflict", "Another person has changed this user meanwhile: reload it.", {
      current: await show(),
      yours: { ...sent, revision },
    });
  }
}

export function endUserSessions(app: FastifyInstance, actor: Actor, id: number): Promise<void> {
  return writeUser(app, actor, id, "end-sessions", (tx) => endSessionsOf(tx, id));
}

/** For users who have lost it; they sign in with the password alone until they set up another. */
export function resetSecondFactor(app: FastifyInstance, actor: Actor, id: number): Promise<void> {
  return writeUser(app, actor, id, "remove-second-factor", async (tx, user) => {
    await removeSecondFactor(tx, id);
    if (user.secondFactor) await mailNotice(app, tx, user, "secondFactorRemoved");
  });
}

export function unblockUser(app: FastifyInstance, actor: Actor, id: number): Promise<void> {
  return writeUser(app, actor, id, "unblock", (tx, user) => unblockAccount(tx, user.email));
}
