import { hash, verify } from "@node-rs/argon2";

/** Argon2id, in the PHC notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

let dummyHash: Promise<string> | undefined;

/** Takes as long for a user who does not exist, so that time does not tell who does. */
export async function isPassword(given: string, expected: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword("a password of no account");
  const fits = await verify(expected ?? (await dummyHash), given);
  return fits && expected !== undefined;
}
