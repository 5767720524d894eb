import { hkdfSync } from "node:crypto";
import csrf from "@fastify/csrf";
import {
  cookieName,
  csrfCookie,
  csrfHeader,
  csrfSecretCookie,
  sessionCookie,
} from "@festival/contracts/cookiesAndHeaders";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    csrfTokens: csrf.TokensUserinfo;
  }
}

/** Tokens are bound to the session, so that signing in or out makes the old ones worthless. */
const owner = (request: FastifyRequest) => request.readCookie(sessionCookie) ?? "visitor";

const cookie = (request: FastifyRequest) =>
  ({ path: "/", sameSite: "lax", secure: request.isSecure }) as const;

/** Double submit: a secret in an HttpOnly cookie, a token made from it in a readable one and in the header. */
export function addCsrf(app: FastifyInstance, internalSecret: string): void {
  const hmacKey = Buffer.from(hkdfSync("sha256", internalSecret, "", "csrf", 32));
  app.decorate("csrfTokens", new csrf.Tokens({ hmacKey, userInfo: true }));
}

/**
 * Gives the caller a fresh token.
 * @param session the token of a session that begins with this answer
 */
export function setCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string = owner(request),
): void {
  const { csrfTokens } = request.server;
  const options = cookie(request);
  let secret = request.readCookie(csrfSecretCookie);
  if (!secret) {
    secret = csrfTokens.secretSync();
    const name = cookieName(csrfSecretCookie, request.isSecure);
    reply.setCookie(name, secret, { ...options, httpOnly: true });
  }
  reply.setCookie(csrfCookie, csrfTokens.create(secret, session), options);
}

/** Hook of every changing call from a browser. */
export async function requireCsrf(request: FastifyRequest): Promise<void> {
  if (request.method === "GET" || request.method === "HEAD") return;
  const token = request.headers[csrfHeader];
  const secret = request.readCookie(csrfSecretCookie);
  const isOurs =
    typeof token === "string" &&
    secret !== undefined &&
    request.server.csrfTokens.verify(secret, token, owner(request));
  if (!isOurs) throw new ApiError("csrf_failed", "The CSRF token is missing or not valid.");
}

/** The same for visitors' calls, where the shell's server has checked the origin of its own. */
export async function requireVisitorCsrf(request: FastifyRequest): Promise<void> {
  if (!request.isInternal) await requireCsrf(request);
}
