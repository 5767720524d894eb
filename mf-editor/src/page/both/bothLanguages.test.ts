import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import { describe, expect, it } from "@jest/globals";
import { inBothLanguages, joinValues, splitValues } from "./bothLanguages.ts";

const { "teaser-list": fields } = homeBlockFields;
const both = (de: string) => ({ de, en: `${de} in English` });
const stored = {
  headline: both("Zum Einstieg"),
  items: [
    {
      preline: both("Neu"),
      headline: both("Zum ersten Mal"),
      text: both(""),
      link: both("/de/a"),
      link_text: both("Mehr"),
      image_id: 5,
    },
  ],
};

describe("fields in both languages", () => {
  it("have an input for each, named by the language, in rows too", () => {
    const languages = { de: "Deutsch", en: "Englisch" };
    const { items, ...others } = inBothLanguages(fields, languages, "de");
    expect(Object.keys(others)).toEqual(["headline.de", "headline.en"]);
    expect(others["headline.en"]?.label.de).toBe("Überschrift (Englisch)");
    const inner = items?.kind === "rows" ? items.fields : {};
    expect(Object.keys(inner).slice(0, 3)).toEqual(["preline.de", "preline.en", "headline.de"]);
    expect(inner.image_id?.label).toEqual(fields.items.fields.image_id.label);
    const [first] = Object.keys(inBothLanguages(fields, languages, "en"));
    expect(first).toBe("headline.en");
  });

  it("hold what is stored, and give it back as it was", () => {
    const split = splitValues(fields, stored);
    expect(split).toMatchObject({
      "headline.de": "Zum Einstieg",
      items: [{ "headline.en": "Zum ersten Mal in English", image_id: 5 }],
    });
    expect(joinValues(fields, split)).toEqual(stored);
  });
});
