import { describe, expect, it } from "@jest/globals";
import { idStep } from "../eventOptions.ts";
import { accessNumber, flagSources, idsSources } from "../filterSources.ts";
import { newestOptions } from "./newestOptions.ts";
import { optionsMigration } from "./optionsMigration.ts";

describe("the migration of the filters' options", () => {
  it("says what the rows of the filters say; else run: npm run migrations:filters", () => {
    expect(newestOptions()).toContain(optionsMigration());
  });

  it("gives each filter a number of its own, all below the step between two ids", () => {
    const numbers = [
      ...Object.values(flagSources).map(({ number }) => number),
      ...Object.values(idsSources).flatMap(({ kept }) => (typeof kept === "number" ? kept : [])),
      accessNumber,
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toBeLessThan(idStep);
  });
});
