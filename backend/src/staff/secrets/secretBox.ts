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
  /** Seals with the present secret what the other one has sealed; undefined for all else. */
  renew(sealed: string, owner: string): string | undefined;
}

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "second factor", 32));

/** @returns undefined for what another key has sealed, or for another owner */
function openWith(key: Buffer, sealed: string, owner: string): string | undefined {
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
}

/**
 * @param internalSecret the installation's secret; another one opens nothing of what this one sealed
 * @param otherSecret opens too, while the secret is being replaced
 */
export function createSecretBox(internalSecret: string, otherSecret?: string): SecretBox {
  const key = keyOf(internalSecret);
  const otherKey = otherSecret === undefined ? undefined : keyOf(otherSecret);
  const openOther = (sealed: string, owner: string) =>
    otherKey && openWith(otherKey, sealed, owner);

  function seal(secret: string, owner: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }
  return {
    seal,
    open: (sealed, owner) => openWith(key, sealed, owner) ?? openOther(sealed, owner),
    renew(sealed, owner) {
      const secret = openOther(sealed, owner);
      return secret === undefined ? undefined : seal(secret, owner);
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    secretBox: SecretBox;
  }
}
