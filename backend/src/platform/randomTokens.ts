import { createHash, randomBytes } from "node:crypto";

/** A secret for cookies and links: 256 random bits, fit for addresses. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored in its place. Enough for random secrets; passwords need Argon2. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
