import { cookieName } from "@festival/contracts/cookiesAndHeaders";
import {
  previewCookie,
  previewPurpose,
  readPreview,
  type Preview,
} from "@festival/contracts/release/preview";
import { createSignatureCheck } from "./signatureCheck.ts";

/** Longer ones are none of ours. */
const longestToken = 300;
const names = new Set([true, false].map((isSecure) => cookieName(previewCookie, isSecure)));

/** Reads what staff were given to look at another release. */
export interface PreviewReader {
  /** @returns undefined where it has ended, or we did not sign it */
  ofToken(token: string): Preview | undefined;
  /** The same of a Cookie header. */
  ofCookies(cookies: string | undefined): Preview | undefined;
}

function tokenIn(cookies: string): string {
  const pairs = cookies.split(";").map((pair) => pair.trim().split("=", 2));
  return pairs.find(([name = ""]) => names.has(name))?.[1] ?? "";
}

/**
 * Reads previews without asking the backend, whose `signing.ts` has signed them.
 * @param secrets with each of which they may have been signed
 */
export function createPreviewReader(secrets: readonly string[]): PreviewReader {
  const isSigned = createSignatureCheck(secrets, "signing");

  function ofToken(token: string): Preview | undefined {
    if (token.length > longestToken) return undefined;
    const [encoded = "", signature = ""] = token.split(".", 2);
    const text = Buffer.from(encoded, "base64url").toString();
    const isOurs = isSigned(`${previewPurpose}\n${text}`, signature);
    return isOurs ? readPreview(text, Date.now()) : undefined;
  }

  return {
    ofToken,
    // most visitors have no such cookie
    ofCookies: (cookies) =>
      cookies?.includes(previewCookie) ? ofToken(tokenIn(cookies)) : undefined,
  };
}
