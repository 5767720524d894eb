import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { sessionCookie, sessionTokenPurpose } from "@festival/contracts/apiPaths";

/** Longer cookies are none of ours. */
const longestToken = 200;
const named = new RegExp(
  `(?:^|;\\s?)(?:__Host-)?${sessionCookie}=([\\w.-]{1,${longestToken}})(?:;|$)`,
);

/** Of the Cookie header. */
export type SessionCheck = (cookies: string | undefined) => boolean;

/**
 * Tells, without asking the backend, whether a request may belong to a session: a made-up token costs a
 * stranger's page nothing then. Whether the session is still good only the backend knows, whose
 * `sessionToken.ts` makes the tokens.
 */
export function createSessionCheck(internalSecret: string): SessionCheck {
  const key = Buffer.from(hkdfSync("sha256", internalSecret, "", sessionTokenPurpose, 32));
  return (cookies) => {
    if (!cookies?.includes(sessionCookie)) return false;
    const [secret = "", signature = ""] = named.exec(cookies)?.[1]?.split(".") ?? [];
    const expected = createHmac("sha256", key).update(secret).digest();
    const given = Buffer.from(signature, "base64url");
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}
