import { cookieName, sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import type { SignedInUser } from "../../platform/plugins/access.ts";
import { createSession, deleteSession, getSessionUser } from "./sessions.repository.ts";
import { hashToken } from "../../platform/randomTokens.ts";
import { createSessionTokens } from "../secrets/sessionToken.ts";

declare module "fastify" {
  interface FastifyInstance {
    newSessionToken(): string;
  }
}

/** Longer names of browsers are cut. */
const longestUserAgent = 300;

export function addStaffSession(app: FastifyInstance, internalSecret: string): void {
  app.decorate("newSessionToken", createSessionTokens(internalSecret));
  const known = new WeakMap<FastifyRequest, Promise<SignedInUser | null>>();
  app.decorateRequest("readStaff", function readStaff() {
    const token = this.readCookie(sessionCookie);
    if (!token) return Promise.resolve(null);
    const user = known.get(this) ?? getSessionUser(app.database, hashToken(token), new Date());
    known.set(this, user);
    return user;
  });
}

const cookie = (request: FastifyRequest) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: request.isSecure }) as const;

/**
 * Signs a user in under a new token; the session that the request came with ends.
 * @returns the token, for `setSessionCookie` once the transaction is through
 */
export async function startSession(
  transaction: Database,
  request: FastifyRequest,
  userId: number,
): Promise<string> {
  const token = request.server.newSessionToken();
  const before = request.readCookie(sessionCookie);
  const now = new Date();
  if (before) await deleteSession(transaction, hashToken(before));
  await createSession(transaction, {
    tokenHash: hashToken(token),
    userId,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, longestUserAgent),
    createdAt: now,
    lastSeenAt: now,
    endsAt: new Date(now.getTime() + retentionMs("staffSessions")),
  });
  return token;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(cookieName(sessionCookie, request.isSecure), token, cookie(request));
}

/** Ends the request's session, if it has one, and takes its cookie away. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.readCookie(sessionCookie);
  if (token) await deleteSession(request.server.database, hashToken(token));
  reply.clearCookie(cookieName(sessionCookie, request.isSecure), cookie(request));
}
