import { describe, expect, it } from "@jest/globals";
import pg from "pg";
import { DatabaseProblem } from "./databaseProblem.ts";
import { databaseUrlOf } from "./databaseUrl.ts";

const address = "postgres://festival@postgres:5432/festival";

describe("the database's address", () => {
  it.each(["plain", "a@b/c:d#e?f&g=h%41 i'j\"k\\l", "üñ€", "%", "+"])(
    "takes the password %s from its own setting to the client as it is",
    (password) => {
      const url = databaseUrlOf({ DATABASE_URL: address, DATABASE_PASSWORD: password });
      const client = new pg.Client({ connectionString: url });
      const { user, host, port, database } = client;
      expect([user, client.password, host, port, database]).toEqual([
        "festival",
        password,
        "postgres",
        5432,
        "festival",
      ]);
    },
  );

  it("stays as it is without the other setting, and is none for the embedded database", () => {
    expect(databaseUrlOf({ DATABASE_URL: address })).toBe(address);
    expect(databaseUrlOf({ DATABASE_URL: "" })).toBeUndefined();
    expect(databaseUrlOf({ DATABASE_PASSWORD: "secret" })).toBeUndefined();
  });

  it("is refused when it names a password too, or is none, and the refusal keeps the secret", () => {
    const twice = { DATABASE_URL: "postgres://a:b@host/c", DATABASE_PASSWORD: "secret" };
    expect(() => databaseUrlOf(twice)).toThrow(DatabaseProblem);
    expect(() => databaseUrlOf(twice)).toThrow(/leave one of them out\.$/);
    const none = { DATABASE_URL: "festival", DATABASE_PASSWORD: "secret" };
    expect(() => databaseUrlOf(none)).toThrow(/^DATABASE_URL must be an address/);
    expect(() => databaseUrlOf(none)).not.toThrow(/secret/);
  });
});
