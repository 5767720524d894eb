import { DatabaseProblem } from "./databaseProblem.ts";

/**
 * PostgreSQL's address, with the password that stands in a setting of its own, so that it may hold any character.
 * @returns undefined for the embedded database
 * @throws DatabaseProblem when the address can't be read, or names a password too
 */
export function databaseUrlOf(env: {
  DATABASE_URL?: string | undefined;
  DATABASE_PASSWORD?: string | undefined;
}): string | undefined {
  const address = env.DATABASE_URL;
  const password = env.DATABASE_PASSWORD;
  if (!address || !password) return address || undefined;
  const url = URL.parse(address);
  if (!url) {
    throw new DatabaseProblem(
      "DATABASE_URL must be an address such as postgres://festival@postgres:5432/festival.",
    );
  }
  if (url.password !== "") {
    throw new DatabaseProblem(
      "DATABASE_URL names a password and DATABASE_PASSWORD another one; leave one of them out.",
    );
  }
  // what `URL` leaves as it is in a password, the client would read as an escape
  url.password = encodeURIComponent(password);
  return url.href;
}
