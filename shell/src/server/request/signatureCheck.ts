import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Whether the backend has signed a text; the signature as base64url. */
export type SignatureCheck = (text: string, signature: string) => boolean;

/**
 * Tells what the backend has signed without asking it.
 * @param secrets with each of which it may have been signed
 * @param purpose for which the keys are made of them
 */
export function createSignatureCheck(secrets: readonly string[], purpose: string): SignatureCheck {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
  return (text, signature) => {
    const given = Buffer.from(signature, "base64url");
    return keys.some((key) => {
      const expected = createHmac("sha256", key).update(text).digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  };
}
