import { describe, expect, it } from "@jest/globals";
import { described, sentTarget } from "./target.ts";

const target = {
  role: "link",
  name: /^Mein Festival/i,
  within: { css: "header", within: { role: "dialog", name: "Suche" } },
};

describe("a target", () => {
  it("is sent to a page as data, with all that it stands in", () => {
    expect(JSON.parse(JSON.stringify(sentTarget(target)))).toEqual({
      role: "link",
      name: { source: "^Mein Festival", flags: "i" },
      within: { css: "header", within: { role: "dialog", name: "Suche" } },
    });
  });

  it("is described as people would call it", () => {
    expect(described(target)).toBe('link /^Mein Festival/i in header in dialog "Suche"');
    expect(described({ text: "Hochgeladen" })).toBe('text "Hochgeladen"');
  });
});
