import { describe, expect, it, jest } from "@jest/globals";
import { createI18n } from "./i18n.ts";

const texts = {
  de: { title: "Konzerte", found_one: "{{count}} Konzert", found_other: "{{count}} Konzerte" },
};

describe("the words of an owner", () => {
  it("are looked up once where they hold no values", () => {
    const { t, services } = createI18n("de", texts);
    // its own types leave this method out
    const store: object = services.resourceStore;
    const lookUp = jest.spyOn(store as { getResource(): unknown }, "getResource");
    expect(t("title")).toBe("Konzerte");
    const lookedUp = lookUp.mock.calls.length;
    expect(t("title")).toBe("Konzerte");
    expect(lookedUp).toBeGreaterThan(0);
    expect(lookUp.mock.calls).toHaveLength(lookedUp);
  });

  it("follow their values each time", () => {
    const { t } = createI18n("de", texts);
    const found = [1, 2, 1].map((count) => t("found", { count }));
    expect(found).toEqual(["1 Konzert", "2 Konzerte", "1 Konzert"]);
  });

  it("are those of their own instance", () => {
    const german = createI18n("de", texts);
    const english = createI18n("en", { en: { title: "Concerts" } });
    expect([german.t("title"), english.t("title")]).toEqual(["Konzerte", "Concerts"]);
  });
});
