import { describe, expect, it } from "@jest/globals";
import { createSessionCheck } from "./sessionToken.ts";
import { testSession } from "../testing/testSession.ts";
import { internalSecret } from "../testing/testSite.ts";

const belongsToSession = createSessionCheck([internalSecret]);

describe("a session's cookie", () => {
  it("is known among others, under its name for http and for https", () => {
    expect(belongsToSession(`a=b; festival_session=${testSession}; c=d`)).toBe(true);
    expect(belongsToSession(`__Host-festival_session=${testSession}`)).toBe(true);
  });

  it("is none where it was made up, changed or cut off", () => {
    const [secret = "", signature = ""] = testSession.split(".");
    const made = ["", "x", "x.y", secret, `${secret}x.${signature}`, `${secret}.${signature}x`];
    made.push(`${"a".repeat(5000)}.${signature}`);
    for (const token of made) expect(belongsToSession(`festival_session=${token}`)).toBe(false);
    expect(belongsToSession(undefined)).toBe(false);
    expect(createSessionCheck(["another secret"])(`festival_session=${testSession}`)).toBe(false);
  });

  it("is taken with either of two secrets, while one is being replaced", () => {
    const check = createSessionCheck(["another secret", internalSecret]);
    expect(check(`festival_session=${testSession}`)).toBe(true);
    expect(check("festival_session=made.up")).toBe(false);
  });

  it("is read as the backend signs it", () => {
    const check = createSessionCheck(["the secret of tests"]);
    const issued = "vector.hiCoqzeghYrpQVvfRJqAoo-481JphnXkfVS3B2yYW0Q";
    expect(check(`festival_session=${issued}`)).toBe(true);
  });
});
