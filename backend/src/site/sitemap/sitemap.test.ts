import type { SitemapPage } from "@festival/contracts/api/sitemap";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import {
  both,
  insertArtist,
  insertArticle,
  insertForm,
  insertPage,
  insertTag,
  insertTextPage,
} from "../../testing/factories.ts";
import { insertTeamMember } from "../../testing/factories/content.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { setClock, staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const slug = { de: "saal", en: "hall" };

describe("the sitemap", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await setClock(site, "2025-08-20T10:00:00Z");
  });
  afterAll(() => site.close());

  const call = (locale = "de", query = "") => site.app.inject(`/${locale}/api/sitemap/${query}`);
  const read = async (locale = "de"): Promise<SitemapPage> => (await call(locale)).json();
  const addresses = async (locale: "de" | "en" = "de") =>
    (await read(locale)).results.map(({ urls }) => urls[locale]);

  it("names nothing but the quiz and the plan where there is nothing yet", async () => {
    expect(await read("en")).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        { urls: { de: "/de/konzert-o-mat", en: "/en/konzert-o-mat" }, changed_at: null },
        { urls: { de: "/de/mein-festival", en: "/en/my-festival" }, changed_at: null },
      ],
    });
  });

  it("names a page in the languages that it has", async () => {
    const { database } = site;
    await insertPage(database, { urls: { de: "nur-deutsch", en: "" } });
    const { results } = await read("de");
    expect(results.at(0)?.urls).toEqual({ de: "/de/nur-deutsch" });
    expect((await read("en")).count).toBe(2);
    await database.delete(schema.pages);
  });

  it("names every kind of public thing, and the lists that hold them", async () => {
    const { database } = site;
    await insertPage(database, { urls: { de: "", en: "" } });
    const eventId = await insertEvent(database);
    await database.insert(schema.booklets).values({ eventId });
    await database.insert(schema.venues).values({ name: both("Hall"), slug });
    const artistId = await insertArtist(database, { lastName: "Lang", slug });
    await perform(database, eventId, artistId);
    await database.insert(schema.ensembles).values({ name: both("Trio"), slug });
    await insertWork(database, "Arvo Pärt", "Fratres", [eventId]);
    const article = await insertArticle(database, { slug });
    const tagId = await insertTag(database, "stille");
    await database.insert(schema.articleTags).values({ articleId: article.id, tagId });
    await insertTeamMember(database, { slug });
    await database.insert(schema.downloadCategories).values({ title: both("Places"), slug });
    await insertForm(database, undefined, { slug: "kontakt" });
    expect((await addresses()).map((address) => address?.replace(/\/\d+(?=\/|$)/, "/1"))).toEqual([
      "/de",
      "/de/konzert-o-mat",
      "/de/magazin",
      "/de/magazin/tag",
      "/de/pressebilder",
      "/de/programm-tickets",
      "/de/veranstaltungsorte",
      "/de/kuenstler",
      "/de/werke",
      "/de/komponisten",
      "/de/mein-festival",
      "/de/team",
      "/de/forms",
      "/de/programm-tickets/abend/1",
      "/de/programm-tickets/abend/1/programmheft",
      "/de/veranstaltungsorte/saal/1",
      "/de/kuenstler/saal/1",
      "/de/saal/1",
      "/de/werke/fratres/1",
      "/de/komponisten/arvo-paert/1",
      "/de/magazin/saal/1",
      "/de/magazin/tag/stille/1",
      "/de/team/saal/1",
      "/de/forms/kontakt",
    ]);
    expect(await addresses("en")).toContain(`/en/programm-tickets/evening/${eventId}/booklet`);
  });

  it("leaves out what is not public, or asks not to be found", async () => {
    const { database } = site;
    const before = await addresses();
    await insertPage(database, { isOnline: false });
    await insertPage(database, { isClickable: false });
    await insertEvent(database, { isOnline: false });
    const eventId = await insertEvent(database, { isOnline: false });
    await insertWork(database, "N. N.", "Neues", [eventId]);
    await database.insert(schema.booklets).values({ eventId });
    await database.insert(schema.venues).values({ name: both("Hall"), slug, isOnline: false });
    const hidden = await insertArticle(database, { isOnline: false });
    const tagId = await insertTag(database, "leer");
    await database.insert(schema.articleTags).values({ articleId: hidden.id, tagId });
    await insertForm(database, undefined, { isListed: false });
    await insertForm(database, undefined, { purpose: "newsletter" });
    expect(await addresses()).toEqual(before);
  });

  it("says when the public last saw something new, drafts left aside", async () => {
    const { database } = site;
    const call = staffCalls(site, await signedIn(site));
    const { page, sectionId } = await insertTextPage(database, {
      urls: { de: "anfahrt", en: "getting-here" },
    });
    const changedAt = async () => {
      const { results } = await read();
      return results.find(({ urls }) => urls.de === "/de/anfahrt")?.changed_at;
    };
    const publishedAt = await changedAt();
    expect(publishedAt).not.toBeNull();
    // a machine whose clock runs on, as the festival's does
    await setClock(site, "2027-01-01T00:00:00Z");
    await database.insert(schema.auditLog).values({
      actor: "Ida",
      action: "update",
      what: `page:${page.id}`,
      details: { section: sectionId, revision: 2 },
    });
    expect(await changedAt()).toBe(publishedAt);
    await call("POST", `pages/${page.id}/`, { headline: both("New"), revision: page.revision });
    expect(await changedAt()).toMatch(/^2027-01-01T00:0/);
    await setClock(site, "2025-08-20T10:00:00Z");
  });

  it("is fresh: it names its tags, and when the next article is due", async () => {
    await insertArticle(site.database, { publishedAt: new Date("2025-08-21T06:00:00Z") });
    const { headers } = await call();
    expect(headers["x-festival-tags"]).toBe(
      "articles,artists,booklets,composers,ensembles,events,forms,pages,press,tags,team-members,venues,works",
    );
    expect(headers["x-festival-changes-at"]).toBe("2025-08-21T06:00:00.000Z");
  });

  it("names the programme only while there are events ahead", async () => {
    await setClock(site, "2026-03-01T10:00:00Z");
    expect(await addresses()).not.toContain("/de/programm-tickets");
    await setClock(site, "2025-08-20T10:00:00Z");
  });

  it("is empty beyond its last page, and takes no page that is none", async () => {
    expect((await call("de", "?page=2")).json()).toMatchObject({ results: [], previous: null });
    expect((await call("de", "?page=0")).statusCode).toBe(400);
    expect((await call("fr")).statusCode).toBe(404);
  });
});
