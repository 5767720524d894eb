import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Keeps short secrets in the database so that the database alone does not give them away. */
export interface SecretBox {
  /** @param owner whose secret it is, such as "user:3"; no other owner opens it */
  seal(secret: string, owner: string): string;
  /** @returns undefined when it is not ours, was changed, or belongs to another owner */
  open(sealed: string, owner: string): string | undefined;
}

/** @param internalSecret the installation's secret; another one opens nothing of what this one sealed */
export function createSecretBox(internalSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", internalSecret, "", "second factor", 32));
  return {
    seal(secret, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    secretBox: SecretBox;
  }
}
