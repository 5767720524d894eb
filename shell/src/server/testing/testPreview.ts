import { createHmac, hkdfSync } from "node:crypto";
import { previewCookie, previewPurpose, writePreview } from "@festival/contracts/release/preview";
import type { Preview } from "@festival/contracts/release/preview";
import { version } from "./testReleases.ts";

/** What a test's link says where it says nothing else. */
const usual: Pick<Preview, "name" | "version"> = { name: "mf-quiz", version: version("b") };

/** A token as the backend's `signing.ts` makes it. */
export function signedText(text: string, secret: string, purpose: string = previewPurpose): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "signing", 32));
  const signature = createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
  return `${Buffer.from(text).toString("base64url")}.${signature}`;
}

export const previewToken = (given: Partial<Preview>, secret: string): string =>
  signedText(writePreview({ ...usual, until: Date.now() + 3_600_000, ...given }), secret);

/** The Cookie header of a browser that looks at another release. */
export const previewing = (given: Partial<Preview>, secret: string): string =>
  `${previewCookie}=${previewToken(given, secret)}`;
