import { createHmac, hkdfSync } from "node:crypto";
import { sessionTokenPurpose } from "@festival/contracts/cookiesAndHeaders";

/** Of every test site. */
export const internalSecret = "the secret of tests";

const secret = "a-session";

/** A token as a backend with this secret issues them. */
export function sessionTokenFor(shared: string): string {
  const key = Buffer.from(hkdfSync("sha256", shared, "", sessionTokenPurpose, 32));
  return `${secret}.${createHmac("sha256", key).update(secret).digest("base64url")}`;
}

/** One for whose user `startTestBackend` can be given an answer. */
export const testSession = sessionTokenFor(internalSecret);
