import { SiteSearch } from "@festival/contracts/search/siteSearch";
import { addressOf } from "@festival/contracts/calls/call";
import { searchSite } from "@festival/contracts/calls/search";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Locale } from "@festival/contracts/locales";
import type { HitKind } from "@festival/contracts/search/hitKinds";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Compile } from "typebox/compile";
import { articleAuthors, articleTags, authors } from "../platform/database/schema/index.ts";
import {
  insertArticle,
  insertArtist,
  insertEnsemble,
  insertImage,
  insertPage,
  insertTag,
  insertVenue,
} from "../testing/factories.ts";
import { insertEvent, insertWork } from "../testing/factories/programme.ts";
import { createTestApp, type TestApp } from "../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
});
afterAll(() => site.close());

const same = (text: string) => ({ de: text, en: text });
const isSearch = Compile(SiteSearch);

async function search(
  q: string,
  { locale = "de", ...query }: { locale?: Locale; kinds?: string; limit?: number } = {},
): Promise<SiteSearch> {
  const answer = await site.app.inject({ url: addressOf(searchSite, { locale, q, ...query }) });
  expect([q, answer.statusCode]).toEqual([q, 200]);
  const found: unknown = answer.json();
  expect([...isSearch.Errors(found)]).toEqual([]);
  return found as SiteSearch;
}
const kindsIn = ({ groups }: SiteSearch) => groups.map(({ kind }) => kind);
const groupOf = ({ groups }: SiteSearch, kind: HitKind) =>
  groups.find((group) => group.kind === kind);
const titles = async (q: string, locale?: Locale) =>
  (await search(q, { ...(locale && { locale }) })).groups.flatMap(({ hits }) =>
    hits.map(({ title }) => title),
  );

describe("the search over the whole site", () => {
  it("finds each kind, with what distinguishes it, and its address", async () => {
    const { database } = site;
    const image = await insertImage(database);
    const venueId = await insertVenue(database, {
      name: same("Zaubernusshaus"),
      slug: same("haus"),
      city: "Auenwerth",
      imageId: image.id,
    });
    const event = await insertEvent(database, { title: same("Zaubernussabend"), venueId });
    const past = await insertEvent(database, {
      title: same("Zaubernuss im Mai"),
      startsAt: new Date("2025-05-01T18:00:00Z"),
    });
    const { workId, composerId } = await insertWork(
      database,
      "Ada Zaubernuss",
      "Zaubernuss-Suite",
      [event],
    );
    const artist = await insertArtist(database, {
      firstName: "Zoé",
      lastName: "Zaubernuss",
      slug: same("zoe"),
      role: { de: "Harfe", en: "Harp" },
    });
    const ensemble = await insertEnsemble(database, [], {
      name: same("Zaubernussquartett"),
      slug: same("quartett"),
    });
    const article = await insertArticle(database, {
      title: same("Zaubernuss erklärt"),
      slug: same("erklaert"),
      imageId: image.id,
    });
    const page = await insertPage(database, {
      title: same("Zaubernuss"),
      urls: { de: "zauber/nuss", en: "magic/nut" },
      metaDescription: same("Worum es geht"),
    });
    const found = await search("zaubernuss");
    const hits = Object.fromEntries(
      found.groups.map(({ kind, total, hits: [hit] }) => {
        expect([kind, total]).toEqual([kind, 1]);
        return [kind, [hit?.id, hit?.title, hit?.subtitle, hit?.path, hit?.image_obj?.id]];
      }),
    );
    const programme = "/de/programm-tickets";
    expect(hits).toEqual({
      event: [
        event,
        "Zaubernussabend",
        "Montag, 1. September 2025, 20:00 Uhr\u00a0· Zaubernusshaus",
        `${programme}/abend/${event}`,
        undefined,
      ],
      past_event: [
        past,
        "Zaubernuss im Mai",
        "Donnerstag, 1. Mai 2025, 20:00 Uhr",
        `${programme}/abend/${past}`,
        undefined,
      ],
      composer: [
        composerId,
        "Ada Zaubernuss",
        "",
        `/de/komponisten/ada-zaubernuss/${composerId}`,
        undefined,
      ],
      work: [
        workId,
        "Zaubernuss-Suite",
        "Ada Zaubernuss",
        `/de/werke/zaubernuss-suite/${workId}`,
        undefined,
      ],
      artist: [artist, "Zoé Zaubernuss", "Harfe", `/de/kuenstler/zoe/${artist}`, undefined],
      ensemble: [ensemble, "Zaubernussquartett", "", `/de/quartett/${ensemble}`, undefined],
      venue: [
        venueId,
        "Zaubernusshaus",
        "Auenwerth",
        `/de/veranstaltungsorte/haus/${venueId}`,
        image.id,
      ],
      article: [
        article.id,
        "Zaubernuss erklärt",
        "Sonntag, 1. Juni 2025",
        `/de/magazin/erklaert/${article.id}`,
        image.id,
      ],
      page: [page.id, "Zaubernuss", "Worum es geht", "/de/zauber/nuss", undefined],
    });
    // what is called by the words comes first, what is over last
    expect(kindsIn(found).slice(-1)).toEqual(["past_event"]);
    const english = await search("zaubernuss", { locale: "en" });
    expect(groupOf(english, "page")?.hits[0]?.path).toBe("/en/magic/nut");
    expect(groupOf(english, "event")?.hits[0]?.subtitle).toBe(
      "Monday 1 September 2025, 8.00 pm\u00a0· Zaubernusshaus",
    );
  });

  it("neither finds nor counts what is not public", async () => {
    const { database } = site;
    const isOnline = false;
    const hidden = await insertEvent(database, { title: same("Geheimfach"), isOnline });
    await insertWork(database, "Geheimfach Komponist", "Geheimfach-Sonate", [hidden]);
    await insertWork(database, "Geheimfach Ungespielt", "Geheimfach-Trio");
    await insertArtist(database, { firstName: "", lastName: "Geheimfach", isOnline });
    await insertEnsemble(database, [], { name: same("Geheimfach"), isOnline });
    await insertVenue(database, { name: same("Geheimfach"), isOnline });
    await insertArticle(database, { title: same("Geheimfach"), isOnline });
    const publishedAt = new Date("2025-08-20T09:00:00Z");
    await insertArticle(database, { title: same("Geheimfach morgen"), publishedAt });
    await insertPage(database, { title: same("Geheimfach"), isOnline });
    await insertPage(database, { title: same("Geheimfach"), isClickable: false });
    await insertPage(database, { title: same("Geheimfach"), urls: { de: "", en: "secret" } });
    expect(await search("geheimfach")).toEqual({ corrected: null, groups: [] });
    // the page has an address in the other language
    expect(kindsIn(await search("geheimfach", { locale: "en" }))).toEqual(["page"]);
  });

  it("forgives case, accents and umlauts spelled either way", async () => {
    const { database } = site;
    await insertArtist(database, { firstName: "Jörg", lastName: "Müllerin" });
    await insertArticle(database, { title: same("Bei den Müllerins") });
    await insertPage(database, { title: same("MÜLLERINS GARTEN") });
    for (const q of ["Müllerin", "mullerin", "MUELLERIN"]) {
      expect([q, await titles(q)]).toEqual([
        q,
        ["Jörg Müllerin", "Bei den Müllerins", "MÜLLERINS GARTEN"].toSorted(
          // the page is called by the words, the others have them
          (one, other) => Number(other.startsWith("MÜ")) - Number(one.startsWith("MÜ")),
        ),
      ]);
    }
  });

  it("wants every word, in any order, in whatever language they are typed", async () => {
    const { database } = site;
    await insertArtist(database, { firstName: "Quendolin", lastName: "Ahornblatt" });
    await insertArticle(database, {
      title: { de: "Ahornblatt und Quendel", en: "Maple leaf" },
      teaser: { de: "Von Quendolin", en: "On wild thyme" },
    });
    expect(await titles("ahornblatt quendolin")).toEqual(await titles("quendolin ahornblatt"));
    expect(await titles("quendolin ahornblatt")).toHaveLength(2);
    expect(await titles("ahornblatt nirgendwo")).toEqual([]);
    expect(await titles("maple thyme")).toEqual(["Ahornblatt und Quendel"]);
    expect(await titles("wild maple", "en")).toEqual(["Maple leaf"]);
  });

  it("finds articles by authors and topics, and events by the town", async () => {
    const { database } = site;
    const { id: articleId } = await insertArticle(database, { title: same("Vom Üben") });
    const tagId = await insertTag(database, "Hinterzimmer");
    await database.insert(articleTags).values({ articleId, tagId });
    const [author] = await database
      .insert(authors)
      .values({ name: "Ilse Federkiel" })
      .returning({ id: authors.id });
    await database.insert(articleAuthors).values({ articleId, authorId: author?.id ?? 0 });
    expect(await titles("federkiel")).toEqual(["Vom Üben"]);
    expect(await titles("hinterzimmer")).toEqual(["Vom Üben"]);
    const venueId = await insertVenue(database, { name: same("Halle"), city: "Moorburgstadt" });
    await insertEvent(database, { title: same("Auswärts"), venueId });
    expect(await titles("moorburg")).toEqual(["Auswärts", "Halle"]);
  });

  it("takes what looks most like the words where nothing has them, and says so", async () => {
    await insertEvent(site.database, { title: same("Glockenspielfest") });
    const { corrected, groups } = await search("glokenspielfest");
    expect(corrected).toBe("glockenspielfest");
    expect(groups[0]?.hits[0]?.title).toBe("Glockenspielfest");
    // a word of an article alone is no mistake
    await insertArticle(site.database, { title: same("Glokkenspielfest") });
    const typed = await search("glokkenspielfest");
    expect([typed.corrected, kindsIn(typed)]).toEqual([null, ["article"]]);
  });

  it("answers as many of each kind as asked for, and counts all", async () => {
    for (let i = 0; i < 7; i += 1) {
      await insertEvent(site.database, { title: same(`Serienabend ${i}`) });
      await insertArticle(site.database, { title: same(`Serienabend ${i}`) });
    }
    const sizes = ({ groups }: SiteSearch) =>
      groups.map(({ kind, total, hits }) => [kind, total, hits.length]);
    expect(sizes(await search("serienabend"))).toEqual([
      ["event", 7, 5],
      ["article", 7, 5],
    ]);
    expect(sizes(await search("serienabend", { kinds: "article", limit: 6 }))).toEqual([
      ["article", 7, 6],
    ]);
  });

  it("takes signs as they are, and nothing for no words", async () => {
    const nothing = { corrected: null, groups: [] };
    for (const q of ["%%", "' or --", "..", "\u0000\u0000", "(a|b)+$", "🎻🎻"]) {
      const { corrected, groups } = await search(q);
      expect([q, { corrected, groups }]).toEqual([q, nothing]);
    }
  });

  it.each([
    ["?q=a"],
    [`?q=${"a".repeat(101)}`],
    [`?q=${"a".repeat(3000)}`],
    [""],
    ["?q=abc&kinds=secret"],
    ["?q=abc&limit=0"],
    ["?q=abc&limit=51"],
    ["?q=abc&page=2"],
  ])("refuses %s", async (query) => {
    const answer = await site.app.inject({ url: `/de/api/search/all/${query}` });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("survives half an emoji", async () => {
    const answer = await site.app.inject({ url: "/de/api/search/all/?q=%F0%9F%8Eabc" });
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("is kept nowhere, as there are as many answers as words", async () => {
    const { headers } = await site.app.inject({ url: "/de/api/search/all/?q=zaubernuss" });
    expect(headers[cacheTagsHeader]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
  });
});
