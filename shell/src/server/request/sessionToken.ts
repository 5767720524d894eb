import {
  cookieName,
  sessionCookie,
  sessionTokenPurpose,
} from "@festival/contracts/cookiesAndHeaders";
import { createSignatureCheck } from "./signatureCheck.ts";

/** Longer cookies are none of ours. */
const longestToken = 200;
const names = new Set([true, false].map((isSecure) => cookieName(sessionCookie, isSecure)));

function tokenIn(cookies: string): string {
  const pairs = cookies.split(";").map((pair) => pair.trim().split("=", 2));
  const found = pairs.find(
    ([name = "", value = ""]) => names.has(name) && value.length <= longestToken,
  );
  return found?.[1] ?? "";
}

/** Of the Cookie header. */
export type SessionCheck = (cookies: string | undefined) => boolean;

/**
 * Tells, without asking the backend, whether a request may belong to a session: a made-up token costs a
 * stranger's page nothing then. Whether the session is still good only the backend knows, whose
 * `sessionToken.ts` makes the tokens.
 * @param secrets with each of which tokens may have been made
 */
export function createSessionCheck(secrets: readonly string[]): SessionCheck {
  const isSigned = createSignatureCheck(secrets, sessionTokenPurpose);
  return (cookies) => {
    if (!cookies?.includes(sessionCookie)) return false;
    const [secret = "", signature = ""] = tokenIn(cookies).split(".");
    return isSigned(secret, signature);
  };
}
