import { hash, verify } from "@node-rs/argon2";

/** Argon2id, in the PHC notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

let nobody: Promise<string> | undefined;

/** Takes as long for a user who does not exist, so that time does not tell who does. */
export async function isPassword(given: string, expected: string | undefined): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const fits = await verify(expected ?? (await nobody), given);
  return fits && expected !== undefined;
}
