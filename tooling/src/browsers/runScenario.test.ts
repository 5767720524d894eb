import { describe, expect, it } from "@jest/globals";
import { unexpectedErrors } from "./runScenario.ts";

describe("errors in the console of a browser", () => {
  it("count, but those that belong to a scenario", () => {
    const errors = ["Failed to load resource: 422", "Uncaught TypeError: x is undefined"];
    expect(unexpectedErrors({ expectedErrors: /\b422\b/ }, errors)).toEqual([errors[1]]);
    expect(unexpectedErrors({}, errors)).toEqual(errors);
  });
});
