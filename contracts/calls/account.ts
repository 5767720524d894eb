import type {
  Account,
  AccountSession,
  PasswordChange,
  RecoveryCodes,
  SecondFactorBegin,
  SecondFactorConfirm,
  SecondFactorOffer,
  SecondFactorRemove,
} from "../api/staff.ts";
import type { CallTypes, Delete, Get, Post } from "./call.ts";

interface AccountCalls<Where extends CallTypes> {
  get: Get<Where & { answer: Account }>;
  /** All other sessions end. */
  changePassword: Post<Where & { body: PasswordChange; answer: null }>;
  listSessions: Get<Where & { answer: AccountSession[] }>;
  /** Signs out everywhere. */
  endSessions: Delete<Where & { answer: null }>;
  /** Signs out in one place. */
  endSession: Delete<Where & { params: { id: number }; answer: null }>;
  /** Begins to set up a second factor; it counts once a first code was confirmed. */
  offerSecondFactor: Post<Where & { body: SecondFactorBegin; answer: SecondFactorOffer }>;
  confirmSecondFactor: Post<Where & { body: SecondFactorConfirm; answer: RecoveryCodes }>;
  removeSecondFactor: Post<Where & { body: SecondFactorRemove; answer: null }>;
}

/** The account of the signed-in user, for browsers with scripts. */
export const accountCalls: AccountCalls<object> = {
  get: { method: "GET", path: "/:locale/pageeditor-api/account/", for: "staff" },
  changePassword: {
    method: "POST",
    path: "/:locale/pageeditor-api/account/password/",
    for: "staff",
  },
  listSessions: { method: "GET", path: "/:locale/pageeditor-api/account/sessions/", for: "staff" },
  endSessions: {
    method: "DELETE",
    path: "/:locale/pageeditor-api/account/sessions/",
    for: "staff",
  },
  endSession: {
    method: "DELETE",
    path: "/:locale/pageeditor-api/account/sessions/:id/",
    for: "staff",
  },
  offerSecondFactor: {
    method: "POST",
    path: "/:locale/pageeditor-api/account/second-factor/",
    for: "staff",
  },
  confirmSecondFactor: {
    method: "POST",
    path: "/:locale/pageeditor-api/account/second-factor/confirm/",
    for: "staff",
  },
  removeSecondFactor: {
    method: "POST",
    path: "/:locale/pageeditor-api/account/second-factor/remove/",
    for: "staff",
  },
};

/** The same for the shell's server, which has checked where a form comes from. */
export const internalAccountCalls: AccountCalls<{ language: "none" }> = {
  get: { method: "GET", path: "/internal/account/", for: "signedIn" },
  changePassword: { method: "POST", path: "/internal/account/password/", for: "signedIn" },
  listSessions: { method: "GET", path: "/internal/account/sessions/", for: "signedIn" },
  endSessions: { method: "DELETE", path: "/internal/account/sessions/", for: "signedIn" },
  endSession: { method: "DELETE", path: "/internal/account/sessions/:id/", for: "signedIn" },
  offerSecondFactor: { method: "POST", path: "/internal/account/second-factor/", for: "signedIn" },
  confirmSecondFactor: {
    method: "POST",
    path: "/internal/account/second-factor/confirm/",
    for: "signedIn",
  },
  removeSecondFactor: {
    method: "POST",
    path: "/internal/account/second-factor/remove/",
    for: "signedIn",
  },
};
