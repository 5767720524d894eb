import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { longestAddress, longestHeaders } from "@festival/contracts/requestBounds";
import { attackStrings } from "@festival/contracts/testing/attackStrings";
import { costlyAttacks, type Attack } from "@festival/contracts/testing/costlyAttacks";
import { slownessOf } from "@festival/contracts/testing/slowness";
import { createTestApp, type TestApp } from "./testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** The values of a property, however deep. */
function* valuesOf(name: string, value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner;
    yield* valuesOf(name, inner);
  }
}

describe("the patterns of schemas", () => {
  it(
    "all of them take linear time",
    async () => {
      await site.app.ready();
      const found = new Set(valuesOf("pattern", site.app.swagger()));
      const patterns = [...found].filter((value) => typeof value === "string");
      expect(patterns.length).toBeGreaterThan(20);
      // as Ajv compiles them
      const verdicts = patterns.map((source) => slownessOf({ source, flags: "u" }));
      const slow = (await Promise.all(verdicts)).filter((verdict) => verdict !== null);
      expect(slow).toEqual([]);
    },
    10 * 60_000,
  );
});

const send = (attack: Attack) => site.app.inject(attack);
describe("the processor time of a call", () => {
  it.each(Object.entries(longestHeaders))(
    "does not depend on what stands in %s",
    async (name, longest) => {
      const values = attackStrings(longest, true);
      const withHeader = (value: string) => ({
        url: addressOf(getCsrf),
        headers: { [name]: value },
      });
      const costly = await costlyAttacks(values.map(withHeader), withHeader("a"), send);
      expect(costly).toEqual([]);
    },
  );

  it.each([
    "/",
    "/de/api/",
    "/de/api/page/",
    "/de/pageeditor-api/redirect/",
    "/de/api/events/?genres=",
    "/de/api/events/?q=",
    "/media/images/",
  ])("does not depend on what stands in an address that begins with %s", async (begin) => {
    const values = attackStrings(longestAddress - begin.length, false);
    const withEnd = (value: string) => ({ url: begin + value });
    expect(await costlyAttacks(values.map(withEnd), withEnd("a"), send)).toEqual([]);
  });
});
