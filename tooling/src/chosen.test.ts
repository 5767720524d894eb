import { describe, expect, it } from "@jest/globals";
import { chosen } from "./chosen.ts";

const parts = [{ name: "crash" }, { name: "requests" }, { name: "releases" }];

describe("chosen", () => {
  it("takes everything where nothing is named", () => {
    expect(chosen(parts, [], "part")).toEqual(parts);
  });

  it("takes what is named, in the order of the list", () => {
    expect(chosen(parts, ["releases", "crash"], "part")).toEqual([parts[0], parts[2]]);
  });

  it("refuses a name that there is not, and says which there are", () => {
    expect(() => chosen(parts, ["crush"], "part")).toThrow(
      'There is no part "crush". The parts are crash, requests, releases.',
    );
  });
});
