import { deviceStorage } from "@festival/contracts/privacy/deviceStorage";
import { retentionKinds } from "@festival/contracts/privacy/retention";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { describe, expect, it } from "@jest/globals";
import { pageRequest, testContentPage } from "../testContentPage.ts";
import { loadContentPage } from "./loadContentPage.ts";

const image = {
  id: 1,
  alias: "",
  description: "",
  copyright: "",
  width: 900,
  height: 600,
  path: "/media/images/1-a",
  color: "#000000",
};

describe("loading a generic page", () => {
  it("reads it by its path, with title and description for the head", async () => {
    const request = pageRequest(
      {
        "/de/api/page/besuch/anfahrt": testContentPage({ og_image: image }),
        "/de/api/settings/": { festival_name: "Musikfest am Strom" },
      },
      { path: "besuch/anfahrt" },
    );
    expect(await loadContentPage(request)).toEqual({
      kind: "page",
      data: { id: 7, headline: "So kommen Sie zu uns", opening: null, sections: [], facts: [] },
      head: {
        title: "Anfahrt",
        description: "Mit Bahn, Rad und Schiff.",
        openGraph: { imageUrl: "/media/images/1-a/768.jpg" },
      },
      alternates: { de: "/de/anfahrt", en: "/en/getting-here" },
      variants: [],
      fragments: {},
    });
  });

  it("links its variants with words and languages of their own, and says that easy language is one", async () => {
    const variants = [
      { kind: "standard", path: "" },
      { kind: "sign", path: "besuch/dgs" },
    ] as const;
    const page = testContentPage({ variant: "easy", variants: [...variants] });
    const request = pageRequest({ "/de/api/page/leicht": page }, { path: "leicht" });
    const loaded = await loadContentPage(request);
    expect(loaded.data.language).toBe("de-simple");
    expect(loaded.variants).toEqual([
      {
        title: "Alltag",
        label: "Alltag: diese Seite in Alltagssprache",
        language: "de",
        href: "/de",
      },
      {
        title: "DGS",
        label: "DGS: diese Seite in Deutscher Gebärdensprache",
        language: "gsg",
        href: "/de/besuch/dgs",
      },
    ]);
  });

  it("knows no twin where the page has no path in the other language", async () => {
    const urls = { de: "anfahrt", en: "" };
    const request = pageRequest(
      { "/de/api/page/anfahrt": testContentPage({ urls }) },
      { path: "anfahrt" },
    );
    expect((await loadContentPage(request)).alternates).toEqual({ de: "/de/anfahrt" });
  });

  it("looks an ensemble's address up as a page", async () => {
    const request = pageRequest(
      { "/de/api/page/archiv/2024": testContentPage({ headline: "", title: "Archiv 2024" }) },
      { slug: "archiv", ensembleId: "2024" },
    );
    expect((await loadContentPage(request)).data.headline).toBe("Archiv 2024");
  });

  it.each([
    ["datenschutz", "de", "Was auf Ihrem Gerät gespeichert wird"],
    ["privacy", "en", "What is kept on your device"],
  ] as const)(
    "tells at %s of everything that is kept on the device, and for how long what is kept elsewhere",
    async (path, locale, title) => {
      const form = { id: 1, slug: "a", title: "Kontakt", intro: "" };
      const answers = {
        [`/${locale}/api/page/${path}`]: testContentPage({}),
        [`/${locale}/api/forms/`]: [
          { ...form, retention_days: 90 },
          { ...form, retention_days: null },
        ],
      };
      const request = pageRequest(answers, { path }, locale);
      const [device, periods] = (await loadContentPage(request)).data.facts;
      expect(device?.title).toBe(title);
      const rows = periods?.tables[0]?.rows ?? [];
      expect(rows).toHaveLength(retentionKinds.length + 1);
      expect(rows[0]?.[1]).toMatch(/^90 /);
      const named = (device?.tables ?? []).flatMap(({ rows }) => rows.map((row) => row[1]));
      expect(named).toHaveLength(deviceStorage.length);
      expect(named).toContain("festival_locale (Cookie)".replace("C", locale === "de" ? "C" : "c"));
    },
  );

  const facts = {
    provider: {
      name: "Musikfest gGmbH",
      street: "Uferpromenade 1",
      postal_code: "53000",
      city: "Auenwerth",
      country: "DE",
      represented_by: "",
      email: "post@festival.example",
      phone: "",
      register_court: "Amtsgericht Bonn",
      register_number: "HRB 1",
      vat_id: "",
      responsible: "Miriam Sternitz",
      supervisory_body: "",
      dispute_words: "Wir nehmen nicht teil.",
    },
    accessibility: {
      status: "partial",
      basis: "WCAG 2.2 AA",
      method: "self",
      checked_on: "2026-03-01",
      enforcement: "",
      exceptions: [{ what: "Filme", reason: "Ohne Untertitel", alternative: "Abschrift" }],
    },
  };
  const factsAt = async (path: string, given: typeof facts, locale: Locale = "de") => {
    const answers = {
      [`/${locale}/api/page/${path}`]: testContentPage({}),
      [`/${locale}/api/legal-facts/`]: given,
    };
    return (await loadContentPage(pageRequest(answers, { path }, locale))).data.facts;
  };

  it("draws the imprint from the provider's facts, without those that are empty", async () => {
    const [provider] = await factsAt("impressum", facts);
    expect(provider?.tables[0]?.rows).toEqual([
      ["Name", "Musikfest gGmbH"],
      ["Anschrift", "Uferpromenade 1, 53000 Auenwerth, Deutschland"],
      ["E-Mail", "post@festival.example"],
      ["Register", "Amtsgericht Bonn, HRB 1"],
      ["Verantwortlich für den Inhalt", "Miriam Sternitz"],
      ["Streitbeilegung", "Wir nehmen nicht teil."],
    ]);
    const empty = Object.fromEntries(Object.keys(facts.provider).map((name) => [name, ""]));
    const without = { ...facts, provider: empty as typeof facts.provider };
    expect(await factsAt("impressum", without)).toEqual([]);
  });

  it("draws the statement on accessibility from its fields, once it has a status", async () => {
    const [statement] = await factsAt("erklaerung-barrierefreiheit", facts);
    expect(statement?.tables.map(({ rows }) => rows)).toEqual([
      [
        ["Stand", "teilweise vereinbar"],
        ["Grundlage", "WCAG 2.2 AA"],
        ["Art der Prüfung", "Selbstbewertung"],
        ["Zuletzt geprüft", "1. März 2026"],
      ],
      [["Filme", "Ohne Untertitel", "Abschrift"]],
    ]);
    const [english] = await factsAt("accessibility-statement", facts, "en");
    expect(english?.tables[0]?.rows).toContainEqual(["Last checked", "1 March 2026"]);
    const silent = { ...facts.accessibility, status: "none" };
    const without = { ...facts, accessibility: silent };
    expect(await factsAt("erklaerung-barrierefreiheit", without)).toEqual([]);
  });

  it("lists whose pictures the site shows", async () => {
    const answers = {
      "/en/api/page/picture-credits": testContentPage({}),
      "/en/api/picture-credits/": [
        { copyright: "Ida", pictures: 2 },
        { copyright: "Mara", pictures: 1234 },
      ],
    };
    const request = pageRequest(answers, { path: "picture-credits" }, "en");
    const [credits] = (await loadContentPage(request)).data.facts;
    expect(credits?.tables[0]?.rows).toEqual([
      ["Ida", "2"],
      ["Mara", "1,234"],
    ]);
  });

  it("fails with the backend's refusal", async () => {
    await expect(loadContentPage(pageRequest({}, { path: "nirgends" }))).rejects.toThrow(ApiError);
  });
});
