import { describe, expect, it } from "@jest/globals";
import { mayFetchAhead } from "./mayFetchAhead.ts";

describe("fetching ahead of what is asked for", () => {
  it.each([
    ["on a fast connection", true, { saveData: false, effectiveType: "4g" }, true],
    ["where the browser says nothing of its connection", true, undefined, true],
    ["not on 2g", true, { effectiveType: "2g" }, false],
    ["not on the slow form of 2g", true, { effectiveType: "slow-2g" }, false],
    ["not where data are to be saved", true, { saveData: true, effectiveType: "4g" }, false],
    ["not without a network", false, { effectiveType: "4g" }, false],
  ])("is done or left: %s", (_case, isOnline, connection, expected) => {
    expect(mayFetchAhead(isOnline, connection)).toBe(expected);
  });
});
