import { describe, expect, it } from "@jest/globals";
import { nameLines } from "./nameLines.ts";

describe("the festival's name beside its mark", () => {
  it.each([
    ["Musikfest am Strom", ["Musikfest", "am Strom"]],
    ["Klangfest", ["Klangfest"]],
    ["Internationale Orgelwoche Nürnberg", ["Internationale", "Orgelwoche", "Nürnberg"]],
    ["A B C", ["A B", "C"]],
  ])("stands in two short lines, or in three where it is long (%s)", (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });
});
