import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { eq, sql } from "drizzle-orm";
import { pages, settings } from "../../platform/database/schema/index.ts";
import { defaultSettings } from "../../platform/settings/defaultSettings.ts";
import { insertPage, insertSection, richText } from "../../testing/factories.ts";
import { publishSections } from "../content/publishing/snapshots.repository.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, internal, signedIn, type TestApp } from "../../testing/testApp.ts";

const complete = {
  ...defaultSettings.provider,
  name: "Musikfest gGmbH",
  street: "Uferpromenade 1",
  postal_code: "53000",
  city: "Auenwerth",
  email: "post@festival.example",
  represented_by: "Roswitha Behn-Adjei",
  responsible: "Miriam Sternitz",
};

describe("a site that is to go live", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
  });
  afterAll(() => site.close());

  const gaps = async () => (await call("GET", "site-gaps/")).json();
  const isUnfinished = async () =>
    (await site.app.inject("/de/api/site-state/")).json().is_unfinished;
  async function legalPage(text: string, urls: { de: string; en: string }): Promise<number> {
    const { database } = site;
    const { id } = await insertPage(database, { urls });
    const owner = { ownerType: "page", ownerId: id } as const;
    const texts = { de: { content: richText(text) }, en: { content: richText(text) } };
    await insertSection(database, { ...owner, texts });
    await publishSections(database, owner, null, new Date());
    return id;
  }

  it("lacks each required fact of its provider, and its legal pages in both languages", async () => {
    const found = await gaps();
    expect(found).toContainEqual({ kind: "provider", field: "represented_by" });
    expect(found).toContainEqual({ kind: "missing", page: "imprint", locale: "en" });
    expect(found).toHaveLength(7 + 4);
    const state = await site.app.inject("/de/api/site-state/");
    expect(state.json()).toEqual({ is_unfinished: true, provider: "" });
    const health = await internal(site, { method: "GET", url: "/health" });
    expect(health.json()).toMatchObject({ status: "ok" });
    expect(health.json().gaps).toContain("provider: represented_by is empty");
    expect((await site.app.inject("/health")).json()).toEqual({ status: "ok" });
  });

  it("lacks nothing once facts and pages are there without sample text", async () => {
    await site.database.insert(settings).values({ values: { provider: complete } });
    await legalPage("Wer wir sind.", { de: "impressum", en: "imprint" });
    const id = await legalPage("Mustertext. Erfunden.", { de: "datenschutz", en: "privacy" });
    expect(await gaps()).toEqual([
      { kind: "sample", page: "privacy", locale: "de" },
      { kind: "sample", page: "privacy", locale: "en" },
    ]);
    await site.database
      .update(pages)
      .set({ urls: { de: "alt", en: "old" } })
      .where(eq(pages.id, id));
    const real = await legalPage("Was wir speichern.", { de: "datenschutz", en: "privacy" });
    expect(await gaps()).toEqual([]);
    const state = await site.app.inject("/de/api/site-state/");
    const provider = "Musikfest gGmbH, Uferpromenade 1, 53000 Auenwerth";
    expect(state.json()).toEqual({ is_unfinished: false, provider });
    expect(state.headers["x-festival-tags"]).toContain(`page:${real}`);
    expect(state.headers["x-festival-tags"]).toContain("settings");
    await site.database.update(pages).set({ isOnline: false }).where(eq(pages.id, real));
    expect(await isUnfinished()).toBe(true);
    await site.database.update(pages).set({ isOnline: true }).where(eq(pages.id, real));
  });

  it("lists a statement on accessibility that is a year old, which hides it from no search engine", async () => {
    const checkedOn = async (checked_on: string) => {
      const accessibility = { ...defaultSettings.accessibility, checked_on };
      await site.database.update(settings).set({ values: { provider: complete, accessibility } });
      return gaps();
    };
    const today = festivalDay(site.app.clock.now());
    const aYearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    expect(await checkedOn(today)).toEqual([]);
    const old = { kind: "statement", checked_on: aYearBefore };
    expect(await checkedOn(aYearBefore)).toEqual([old]);
    expect(await isUnfinished()).toBe(false);
    expect(await site.app.siteGaps()).toEqual([`accessibility: last checked on ${aYearBefore}`]);
  });

  it("needs no words of its own on the imprint, which is drawn from the provider's facts", async () => {
    const { database } = site;
    await database
      .update(pages)
      .set({ urls: { de: "fort", en: "gone" } })
      .where(sql`${pages.urls}->>'de' = 'impressum'`);
    expect(await gaps()).toContainEqual({ kind: "missing", page: "imprint", locale: "de" });
    await insertPage(database, { urls: { de: "impressum", en: "imprint" } });
    expect(await isUnfinished()).toBe(false);
  });

  it("tells the facts that its legal pages are drawn from, in the reader's language", async () => {
    const { supervisory_body: _body, ...earlier } = complete;
    const words = (de: string, en: string) => ({ de, en });
    const exceptions = [
      { what: words("Filme", "Films"), reason: words("", ""), alternative: words("", "") },
    ];
    const values = {
      // as it was stored before there was a supervisory body
      provider: { ...earlier, dispute_words: words("Nein.", "No.") } as typeof complete,
      accessibility: { ...defaultSettings.accessibility, exceptions },
    };
    await site.database.update(settings).set({ values });
    const answer = await site.app.inject("/en/api/legal-facts/");
    expect(answer.json()).toMatchObject({
      provider: { name: "Musikfest gGmbH", supervisory_body: "", dispute_words: "No." },
      accessibility: { status: "none", exceptions: [{ what: "Films" }] },
    });
    expect(answer.headers["x-festival-tags"]).toBe("settings");
  });
});
