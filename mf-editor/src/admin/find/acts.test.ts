import { describe, expect, it } from "@jest/globals";
import { actIn } from "./acts.ts";

const addressIn = (typed: string): [string, string] | undefined => {
  const found = actIn(typed);
  return found && [found[0].addressOf("events", 3), found[1]];
};

describe("an act that is asked for by its words", () => {
  it.each([
    ["absagen eroica", "cancel", "eroica"],
    ["Eroica heard cancel", "cancel", "eroica heard"],
    ["verl Messias", "move", "messias"],
  ])("is found beside those of a record: %s", (typed, act, record) => {
    expect(addressIn(typed)).toEqual([`/events/3/${act}`, record]);
  });

  it("is none in words that are shorter than four letters, or none of its own", () => {
    expect([addressIn("abs eroica"), addressIn("sagen eroica"), addressIn("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
