import { cookieName, deviceCookie } from "@festival/contracts/cookiesAndHeaders";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../../platform/randomTokens.ts";
import { accountKey } from "./signInTries.repository.ts";

const purpose = "device";
/** As long as browsers keep any cookie. */
const days = 400;

/**
 * Marks the browser as one in which the owner of an account has shown that they are. Its tries to sign in are
 * counted by themselves from then on, so that strangers' tries don't keep it out. The mark alone signs no one in.
 */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const value = request.server.signing.sign(purpose, `${newToken()} ${accountKey(email)}`);
  reply.setCookie(cookieName(deviceCookie, request.isSecure), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.isSecure,
    maxAge: days * 86_400,
  });
}

/**
 * The mark of the browser, where it is one of this account. No account is looked up, so neither answer nor time
 * say whether there is one.
 */
export function deviceOf(request: FastifyRequest, email: string): string | undefined {
  const cookie = request.readCookie(deviceCookie);
  const [device, account] =
    (cookie && request.server.signing.read(purpose, cookie))?.split(" ") ?? [];
  return account === accountKey(email) ? device : undefined;
}
