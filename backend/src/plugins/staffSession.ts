import { createHash, randomBytes } from "node:crypto";
import { sessionCookie } from "@festival/contracts/apiPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createSession,
  deleteSession,
  getSessionUser,
  type SignedInUser,
} from "../features/sessions/sessions.repository.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; null for visitors and for sessions that ended. Asks the database once. */
    readStaff(): Promise<SignedInUser | null>;
  }
}

/** A session ends this long after it was begun, whatever happens. */
const longestMs = 7 * 24 * 60 * 60 * 1000;

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

export function addStaffSession(app: FastifyInstance): void {
  const known = new WeakMap<FastifyRequest, Promise<SignedInUser | null>>();
  app.decorateRequest("readStaff", function readStaff() {
    const token = this.cookies[sessionCookie];
    if (!token) return Promise.resolve(null);
    const user = known.get(this) ?? getSessionUser(app.database, hash(token), new Date());
    known.set(this, user);
    return user;
  });
}

const cookie = (request: FastifyRequest) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: request.protocol === "https" }) as const;

/** Signs a user in under a new token; the session that the request came with ends. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const { database } = request.server;
  const token = randomBytes(32).toString("base64url");
  const before = request.cookies[sessionCookie];
  const now = new Date();
  await database.transaction(async (transaction) => {
    if (before) await deleteSession(transaction, hash(before));
    await createSession(transaction, {
      tokenHash: hash(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      endsAt: new Date(now.getTime() + longestMs),
    });
  });
  reply.setCookie(sessionCookie, token, cookie(request));
}

/** Ends the request's session, if it has one, and takes its cookie away. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[sessionCookie];
  if (token) await deleteSession(request.server.database, hash(token));
  reply.clearCookie(sessionCookie, cookie(request));
}
