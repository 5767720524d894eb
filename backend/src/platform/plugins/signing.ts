import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Texts that only our own backends can have written. */
export interface Signing {
  /**
   * @param purpose what is signed for one is worth nothing for another
   * @returns fit for addresses
   */
  sign(purpose: string, text: string): string;
  /** @returns what was signed, or undefined where we did not sign it */
  read(purpose: string, signed: string): string | undefined;
  /** A hash that can't be tested with guessed addresses without our secret. */
  hash(purpose: string, text: string): string;
}

declare module "fastify" {
  interface FastifyInstance {
    signing: Signing;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "signing", 32));

/**
 * @param internalSecret what is signed and hashed with
 * @param secrets those with which something that is read may have been signed
 */
export function addSigning(
  app: FastifyInstance,
  internalSecret: string,
  secrets: readonly string[] = [internalSecret],
): void {
  const ownKey = keyOf(internalSecret);
  const keys = secrets.map(keyOf);
  const hash = (purpose: string, text: string, key = ownKey) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  const signing: Signing = {
    sign: (purpose, text) =>
      `${Buffer.from(text).toString("base64url")}.${hash(purpose, text).toString("base64url")}`,
    read(purpose, signed) {
      const [encoded = "", given = ""] = signed.split(".", 2);
      const text = Buffer.from(encoded, "base64url").toString();
      const actual = Buffer.from(given, "base64url");
      const isOurs = keys.some((key) => {
        const expected = hash(purpose, text, key);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      });
      return isOurs ? text : undefined;
    },
    hash: (purpose, text) => hash(purpose, text).toString("base64url"),
  };
  app.decorate("signing", signing);
}
