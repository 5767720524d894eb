import { describe, expect, it } from "@jest/globals";
import { catalogueLinks } from "./catalogueLinks.ts";

describe("catalogueLinks", () => {
  it("names the catalogues that it knows, and leaves out all others", () => {
    const wikidata = "https://www.wikidata.org/entity/Q255";
    expect(catalogueLinks([wikidata, "https://example.org/4", "no address"])).toEqual([
      { name: "Wikidata", href: wikidata },
    ]);
    expect(catalogueLinks()).toEqual([]);
  });
});
