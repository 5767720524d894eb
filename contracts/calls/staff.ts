import type { ListPage } from "../api/common.ts";
import type {
  AuditLine,
  PasswordByLink,
  PasswordLink,
  PasswordLinkRequest,
  PasswordResetRequest,
  SecondStepNeeded,
  SecondStepRequest,
  SessionRequest,
  StaffAccount,
  StaffAccountUpdate,
  StaffInvitation,
  StaffRole,
  StaffUser,
} from "../api/staff.ts";
import type { Delete, Get, Post } from "./call.ts";
import type { StaffListPlace } from "./queries.ts";

/** The signed-in user. */
export const getUser: Get<{ answer: StaffUser }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/user",
  for: "staff",
};

export const listUsers: Get<{
  query: StaffListPlace & {
    search?: string;
    sort?: string;
    role?: StaffRole;
    is_active?: boolean;
  };
  answer: ListPage<StaffAccount>;
}> = { method: "GET", path: "/:locale/pageeditor-api/users/", for: "admin" };

export const getAccountOf: Get<{ params: { id: number }; answer: StaffAccount }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/users/:id/",
  for: "admin",
};

export const inviteUser: Post<{ body: StaffInvitation; answer: StaffAccount }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/users/",
  for: "admin",
};

export const updateUser: Post<{
  params: { id: number };
  body: StaffAccountUpdate;
  answer: StaffAccount;
}> = { method: "POST", path: "/:locale/pageeditor-api/users/:id/", for: "admin" };

/** Sends the invitation once more. */
export const inviteAgain: Post<{ params: { id: number }; answer: null }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/users/:id/invitation/",
  for: "admin",
};

/** Signs a user out everywhere. */
export const endSessionsOf: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/users/:id/sessions/",
  for: "admin",
};

/** Takes away a second factor that was lost. */
export const resetSecondFactor: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/users/:id/second-factor/",
  for: "admin",
};

/** Lets a user try their password again at once. */
export const unblockUser: Delete<{ params: { id: number }; answer: null }> = {
  method: "DELETE",
  path: "/:locale/pageeditor-api/users/:id/block/",
  for: "admin",
};

/** Who changed what, the latest first. `what` is a kind, or one such as "event:12". */
export const listAuditLines: Get<{
  query: StaffListPlace & {
    user?: number;
    what?: string;
    action?: string;
    from?: string;
    to?: string;
  };
  answer: ListPage<AuditLine>;
}> = { method: "GET", path: "/:locale/pageeditor-api/audit-log/", for: "admin" };

/** Signs in, or asks for the second factor with 202. */
export const createSession: Post<{
  language: "none";
  body: SessionRequest;
  answer: StaffUser | SecondStepNeeded;
}> = { method: "POST", path: "/internal/sessions/", for: "process" };

/** Finishes signing in by a code. */
export const finishSession: Post<{
  language: "none";
  body: SecondStepRequest;
  answer: StaffUser;
}> = { method: "POST", path: "/internal/sessions/second-factor/", for: "process" };

/** Signs out. */
export const deleteSession: Delete<{ language: "none"; answer: null }> = {
  method: "DELETE",
  path: "/internal/sessions/",
  for: "process",
};

/** Asks for a mail with a link to choose a new password. */
export const requestPasswordReset: Post<{
  language: "none";
  body: PasswordResetRequest;
  answer: null;
}> = { method: "POST", path: "/internal/password-resets/", for: "process" };

/** Says whose link it is, without using it up. */
export const readPasswordLink: Post<{
  language: "none";
  body: PasswordLinkRequest;
  answer: PasswordLink;
}> = { method: "POST", path: "/internal/password-links/", for: "process" };

/** Sets the password by such a link. */
export const setPasswordByLink: Post<{
  language: "none";
  body: PasswordByLink;
  answer: null;
}> = { method: "POST", path: "/internal/passwords/", for: "process" };

/** Invites a member of staff, for the command line. */
export const createUser: Post<{
  language: "none";
  body: StaffInvitation;
  answer: { id: number };
}> = { method: "POST", path: "/internal/users/", for: "process" };
