import { hkdfSync } from "node:crypto";
import csrfProtection from "@fastify/csrf-protection";
import { csrfCookie, csrfHeader, sessionCookie } from "@festival/contracts/apiPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Tokens are bound to the session, so that signing in or out makes the old ones worthless. */
const owner = (request: FastifyRequest) => request.cookies[sessionCookie] ?? "visitor";

const cookie = (request: FastifyRequest) =>
  ({ path: "/", sameSite: "lax", secure: request.protocol === "https" }) as const;

/** Double submit: a secret in an HttpOnly cookie, a token made from it in a readable one and in the header. */
export async function addCsrf(app: FastifyInstance, internalSecret: string): Promise<void> {
  await app.register(csrfProtection, {
    cookieKey: "festival_csrf",
    cookieOpts: { path: "/", sameSite: "lax", httpOnly: true },
    csrfOpts: {
      hmacKey: Buffer.from(hkdfSync("sha256", internalSecret, "", "csrf", 32)).toString("hex"),
      userInfo: true,
    },
    getUserInfo: owner,
    getToken: (request) => {
      const token = request.headers[csrfHeader];
      return typeof token === "string" ? token : undefined;
    },
  });
}

/** Gives the caller a fresh token. */
export function setCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const options = cookie(request);
  const token = reply.generateCsrf({ ...options, httpOnly: true, userInfo: owner(request) });
  reply.setCookie(csrfCookie, token, options);
}

/** Hook of every changing call from a browser. */
export function requireCsrf(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === "GET" || request.method === "HEAD") return done();
  request.server.csrfProtection(request, reply, done);
}

/** The same for visitors' calls, where the shell's server has checked the origin of its own. */
export function requireVisitorCsrf(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  if (request.isInternal) return done();
  requireCsrf(request, reply, done);
}
