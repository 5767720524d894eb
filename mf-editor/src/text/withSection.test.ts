import type { Section } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { withSection } from "./withSection.ts";

const quote = (id: number, content: string): Section => ({
  id,
  slug: null,
  model: "quote",
  content,
  author: "",
});
const data = {
  id: 1,
  sections: [
    quote(2, "bleibt"),
    { id: 3, model: "container", columns: [{ classes: "", sections: [quote(1, "alt")] }] },
  ],
};

describe("withSection", () => {
  it("puts a section in the place of the one with its id, in columns too", () => {
    const now = withSection(data, quote(1, "neu"));
    expect(JSON.stringify(now)).toBe(JSON.stringify(data).replace("alt", "neu"));
    expect(now.sections[0]).toBe(data.sections[0]);
  });

  it("answers with the same object where the page does not show the section", () => {
    expect(withSection(data, quote(9, "neu"))).toBe(data);
  });
});
