import { createHmac, hkdfSync } from "node:crypto";
import { sessionTokenPurpose } from "@festival/contracts/cookiesAndHeaders";

/** Of every test site. */
export const internalSecret = "the secret of tests";

const key = Buffer.from(hkdfSync("sha256", internalSecret, "", sessionTokenPurpose, 32));
const secret = "a-session";

/** A token as the backend issues them, for whose user `startTestBackend` can be given an answer. */
export const testSession = `${secret}.${createHmac("sha256", key).update(secret).digest("base64url")}`;
