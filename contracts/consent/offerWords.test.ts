import { describe, expect, it } from "@jest/globals";
import { consentServices, type ConsentService } from "../consent.ts";
import { locales } from "../locales.ts";
import { offerText, serviceWords } from "./offerWords.ts";
import { questionWords } from "./question/questionWords.ts";

const services = Object.keys(consentServices) as ConsentService[];

describe("what visitors are told of services", () => {
  it.each(services.flatMap((service) => locales.map((locale) => [service, locale] as const)))(
    "says purpose, company, cookies, storage period and third country: %s, %s",
    (service, locale) => {
      const { purpose, provider, facts } = serviceWords(locale, service);
      expect(purpose).not.toBe("");
      expect(facts.map((fact) => fact.split(":")[0])).toEqual(
        locale === "de"
          ? ["Cookies", "Speicherdauer", "Drittland"]
          : ["Cookies", "Storage period", "Third country"],
      );
      expect([purpose, provider, ...facts].join()).not.toMatch(/undefined|\{\{/);
    },
  );

  it("names cookies, period and the basis of a transfer", () => {
    expect(serviceWords("de", "googleTagManager").facts).toEqual([
      "Cookies: _ga, _ga_*",
      "Speicherdauer: bis zu 2 Jahre",
      "Drittland: USA (EU–US Data Privacy Framework)",
    ]);
    expect(serviceWords("en", "podigee").facts[2]).toMatch(/^Third country: none/);
    expect(serviceWords("en", "spotify").facts[1]).toBe("Storage period: up to 1 year");
  });

  it("is one text with the question, the introduction and each service that is offered", () => {
    const text = offerText("de", ["googleTagManager", "youtube"], "Worte des Hauses.");
    expect(text).toContain(questionWords("de", ["googleTagManager", "youtube"]).text);
    expect(text).toContain("Worte des Hauses.");
    expect(text).toContain("- YouTube: Videos, im erweiterten Datenschutzmodus.");
    expect(text).toContain("Google Ireland Limited, Dublin");
    expect(text).not.toContain("Vimeo");
    expect(text).not.toContain("Marketing:");
    expect(offerText("en", [], "")).toContain("Without your consent we load nothing");
  });

  it("asks about media only where some are in use", () => {
    expect(questionWords("de", ["googleTagManager"]).text).not.toMatch(/Videos/);
    expect(questionWords("de", ["googleTagManager", "vimeo"]).text).toMatch(/Videos/);
  });
});
