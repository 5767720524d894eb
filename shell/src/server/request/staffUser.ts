import type { StaffUser } from "@festival/contracts/api/staff";
import { addressOf } from "@festival/contracts/calls/call";
import { getUser } from "@festival/contracts/calls/staff";
import { cookieName, sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import type { FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import type { RequestContext } from "./requestContext.ts";

/** Who is signed in; null for a session that is not valid, as for none. */
export async function readUser(
  { protocol, headers, cookies }: FastifyRequest,
  { locale }: Pick<RequestContext, "locale">,
  backend: Backend,
): Promise<StaffUser | null> {
  if (!cookies[cookieName(sessionCookie, protocol === "https")]) return null;
  const answer = await backend
    .call(addressOf(getUser, { locale }), {}, { cookie: headers.cookie, protocol })
    .catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as StaffUser) : null;
}
