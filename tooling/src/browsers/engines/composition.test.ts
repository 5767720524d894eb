import { describe, expect, it } from "@jest/globals";
import { pressed, typed } from "../visitor/keys.ts";
import { gtkComposition, shownFor } from "./composition.ts";

describe("a letter of an input method", () => {
  it("is shown by its code while it is chosen", () => {
    expect(shownFor("ü")).toEqual(["u", "uf", "ufc"]);
    expect(shownFor("が")).toEqual(["u", "u3", "u30", "u304", "u304c"]);
  });

  it("is chosen by the same code with keys", () => {
    const sources = [pressed("Control", "Shift", "u"), typed("304c"), pressed("Enter")];
    expect(gtkComposition("が")).toEqual(sources.map((source) => [source]));
  });
});
