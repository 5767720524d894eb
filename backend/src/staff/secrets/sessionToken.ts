import { createHmac, hkdfSync } from "node:crypto";
import { sessionTokenPurpose } from "@festival/contracts/cookiesAndHeaders";
import { newToken } from "../../platform/randomTokens.ts";

/**
 * Makes tokens of sessions: a secret, a dot and its signature, by which the shell tells tokens that were
 * issued from made-up ones without asking. Whether a session is still good only the database knows.
 * The shell's `sessionToken.ts` reads them.
 */
export function createSessionTokens(internalSecret: string): () => string {
  const key = Buffer.from(hkdfSync("sha256", internalSecret, "", sessionTokenPurpose, 32));
  return () => {
    const secret = newToken();
    return `${secret}.${createHmac("sha256", key).update(secret).digest("base64url")}`;
  };
}
