import { describe, expect, it } from "@jest/globals";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { addressChanges } from "./addressChanges.ts";

const venue = { id: 7, slug: { de: "halle", en: "hall" } };

describe("the address of a record", () => {
  it("changes in the languages in which its field is another", () => {
    const [change, ...others] = addressChanges("venues", venue, { de: "grosse-halle", en: "hall" });
    expect(others).toEqual([]);
    expect(change).toEqual({
      locale: "de",
      from: publicPath("venues", venue, "de"),
      to: expect.stringContaining("/grosse-halle/7"),
    });
  });

  it("stays while nothing else is typed, or nothing that makes an address", () => {
    expect(addressChanges("venues", venue, venue.slug)).toEqual([]);
    expect(addressChanges("venues", venue, { de: "", en: "hall" })).toEqual([]);
    expect(addressChanges("genres", { id: 1, slug: venue.slug }, { de: "x", en: "y" })).toEqual([]);
  });

  it("of the home page never redirects, nor does one redirect to it", () => {
    const home = { id: 1, urls: { de: "", en: "" } };
    const page = { id: 2, urls: { de: "besuch", en: "visit" } };
    expect(addressChanges("pages", home, page.urls)).toEqual([]);
    expect(addressChanges("pages", page, home.urls)).toEqual([]);
    expect(addressChanges("pages", page, { de: "ihr-besuch", en: "visit" })).toEqual([
      { locale: "de", from: "/de/besuch", to: "/de/ihr-besuch" },
    ]);
  });

  it("is seen to change of each resource that has pages", () => {
    const other = { de: "ganz-anders", en: "quite-different" };
    for (const { name, fields } of resourceDescriptions) {
      const record = { ...sampleOf(fields, { isWhole: true }), id: 3 };
      const path = publicPath(name, record, "de");
      const typed = name === "forms" ? other.de : other;
      const isChanged = addressChanges(name, record, typed).some(({ to }) => to.includes(other.de));
      expect([name, isChanged]).toEqual([name, path !== undefined]);
    }
  });
});
