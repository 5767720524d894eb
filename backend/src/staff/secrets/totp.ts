import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const issuer = "Musikfest";
const periodSeconds = 30;
/** Steps before and after the present one whose codes are taken too: clocks differ. */
const window = 1;
const recoveryCodeCount = 10;

const totp = (secret: string, label = "") =>
  new TOTP({ issuer, label, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What apps take a secret up from. */
export const totpUri = (secret: string, label: string): string => totp(secret, label).toString();

/** @returns the time step of a right code; undefined for a wrong one */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, window, timestamp });
  if (delta === null) return undefined;
  return Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Codes that people write down: 80 random bits each, such as "k3fq-x7dm-a2vn-p5tz". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    // 16 bytes, five bits of each
    const letters = [...randomBytes(16)].map(
      (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32],
    );
    return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
  });
}

/** Codes as they are compared: people type spaces, dashes and capitals. */
export const bareCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
