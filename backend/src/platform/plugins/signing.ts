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

export function addSigning(app: FastifyInstance, internalSecret: string): void {
  const key = Buffer.from(hkdfSync("sha256", internalSecret, "", "signing", 32));
  const hash = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  const signing: Signing = {
    sign: (purpose, text) =>
      `${Buffer.from(text).toString("base64url")}.${hash(purpose, text).toString("base64url")}`,
    read(purpose, signed) {
      const [encoded = "", given = ""] = signed.split(".", 2);
      const text = Buffer.from(encoded, "base64url").toString();
      const expected = hash(purpose, text);
      const actual = Buffer.from(given, "base64url");
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      return isOurs ? text : undefined;
    },
    hash: (purpose, text) => hash(purpose, text).toString("base64url"),
  };
  app.decorate("signing", signing);
}
