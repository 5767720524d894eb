import { setImmediate as nextTurn } from "node:timers/promises";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { apiPaths } from "@festival/contracts/apiPaths";
import type { ContentPage, Hero, Navigation } from "@festival/contracts/api/content";
import type { FullEvent } from "@festival/contracts/api/fullEvent";
import type { Booklet } from "@festival/contracts/api/booklets";
import type { EventListPage, EventTeaser, Sponsor } from "@festival/contracts/api/events";
import type { ArticleDetail, ArticleListPage } from "@festival/contracts/api/magazine";
import { imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import * as schema from "../database/schema/index.ts";
import { readClockOffset } from "../plugins/festivalClock.ts";
import { both } from "../testing/factories.ts";
import { createTestApp, internal, type TestApp } from "../testing/testApp.ts";
import { readDemoLogin } from "../users/createStaffUser.ts";
import { drawing } from "./season/artwork.ts";
import { event, work } from "./season/build.ts";
import { coloured, columns, eventItem, image, link, text } from "./season/sections.ts";
import type { DemoSeason } from "./season/types.ts";
import { loadDemo } from "./loadDemo.ts";

const none = { de: "", en: "" };
const picture = drawing("article", "test-article", ["rings", "ice"]);
const hero = drawing("hero", "test-hero", ["rings", "blue"]);

/** As small as a season can be with each kind of thing in it once. */
const season: DemoSeason = {
  season: {
    title: both("Season"),
    motto: none,
    description: none,
    startsOn: "2025-08-28",
    endsOn: "2025-09-27",
    ticketsFrom: null,
  },
  genres: [{ key: "chamber", title: both("Chamber") }],
  venues: [
    {
      key: "hall",
      name: both("Hall"),
      slug: both("hall"),
      street: "",
      postalCode: "",
      city: "",
      position: null,
      access: [],
      accessText: none,
      description: none,
      travel: { de: "Tram **3**", en: "Tram **3**" },
      artwork: null,
    },
  ],
  artists: [],
  ensembles: [],
  events: [
    event({
      key: "quartets",
      title: both("Quartets"),
      subtitle: none,
      genre: "chamber",
      venue: "hall",
      at: ["2025-08-30T11:00", "12:30"],
      works: [work("beethoven", both("Quartet"), 40)],
      text: both("More in [the article](article:silence)."),
      price: [10, 20],
      access: [],
      status: ["moved", both("Repairs")],
      previousVenue: "hall",
      tickets: "on_sale",
      picture: null,
    }),
  ],
  categories: [{ key: "essay", title: both("Essay") }],
  tags: [{ key: "silence", name: both("Silence"), slug: both("silence") }],
  articles: [
    {
      key: "silence",
      slug: { de: "stille", en: "silence" },
      pretitle: none,
      title: both("Silence"),
      teaser: none,
      author: "",
      publishedAt: "2025-08-01T09:00",
      category: "essay",
      tags: ["silence"],
      events: ["quartets"],
      artwork: picture,
      sections: [
        text("Ein *Wort*.", "A *word*."),
        coloured(
          "night",
          "50-50",
          [image("test-inline", ["rings", "ice"], none)],
          [columns("100", [eventItem("quartets")])],
        ),
      ],
    },
  ],
  eventSections: [{ event: "quartets", sections: [text("Vorab.", "Beforehand.")] }],
  blocks: [
    { slug: "footer-sponsors", sections: [{ model: "sponsorlist", title: both("Sponsors") }] },
  ],
  redirects: [{ oldPath: "/de/alt", language: "de", target: { page: "home" } }],
  pages: [
    {
      key: "home",
      urls: none,
      title: both("Home"),
      headline: none,
      metaTitle: none,
      metaDescription: none,
      inMenu: false,
      inFooter: false,
      sections: [link("Konzert", "Concert", { event: "quartets" })],
    },
  ],
  navigation: {
    menu: [{ title: both("Programme"), target: { route: "programme" }, children: [] }],
    submenu: [],
    footer: [],
  },
  home: {
    hero: {
      headline: both("Hero"),
      text: none,
      link: { article: "silence" },
      linkText: both("Read"),
      artwork: hero,
    },
    bigTeaser: {
      preline: none,
      headline: both("Teaser"),
      text: none,
      link: { page: "home" },
      linkText: both("Home"),
      buttonStyle: "primary",
      artwork: hero,
    },
    teaserList: {
      headline: both("More"),
      items: [
        {
          preline: none,
          headline: both("Silence"),
          text: none,
          link: { article: "silence" },
          linkText: both("Read"),
          pictureOf: "silence",
        },
      ],
    },
    instagramFeed: {
      headline: both("Seen"),
      link: { url: "https://social.example/" },
      items: [{ description: both("A rest"), link: { article: "silence" }, pictureOf: "silence" }],
    },
    highlightEvents: ["quartets"],
    articleTeasers: ["silence"],
  },
  quiz: {
    title: both("Quiz"),
    intro: none,
    questions: [
      {
        kind: "one",
        text: both("How?"),
        help: none,
        answers: [
          { text: both("So"), weights: { genres: { chamber: 2 }, moods: { quiet: 1 } } },
          { text: both("Thus"), weights: { composers: { beethoven: 3 }, length: { short: -1 } } },
        ],
      },
    ],
  },
  forms: [],
  sponsors: [
    {
      key: "works",
      name: "Stadtwerke",
      url: "https://works.example",
      tier: "main",
      logo: {
        sign: '<circle cx="50" cy="50" r="40"/>',
        colour: "#123456",
        lines: [{ text: "Stadtwerke", weight: 700 }],
      },
    },
  ],
  banners: [
    {
      title: both("Banner"),
      text: none,
      link: { article: "silence" },
      linkText: both("Read"),
      pictureOf: "silence",
      calendarPosition: 3,
      startsAt: null,
      endsAt: null,
    },
  ],
  booklets: [
    {
      event: "quartets",
      title: both("Booklet"),
      introduction: both("Welcome"),
      works: [{ work: "Quartet (de)", note: both("A work"), author: "", sungTexts: [] }],
      artists: [],
      ensembles: [],
    },
  ],
  alerts: [
    {
      title: both("Alert"),
      text: none,
      linkTitle: both("Concert"),
      link: { event: "quartets" },
      startsAt: "2025-08-18T09:00",
      endsAt: null,
    },
  ],
  authors: [{ name: "Gesa Lürssen", biography: both("Gesa") }],
  moods: [{ key: "quiet", title: both("quiet"), events: ["quartets"] }],
  press: [],
  settings: { festival_name: both("Festival") },
  team: [],
};

let site: TestApp;
const told: string[] = [];
/** Between which moments of this machine the season was loaded. */
const loaded = { from: 0, until: 0 };
const load = (what: DemoSeason = season) =>
  loadDemo({
    database: site.database,
    dataDir: site.dataDir,
    season: what,
    onProgress: (line) => told.push(line),
  });

beforeAll(async () => {
  site = await createTestApp();
}, 60_000);
afterAll(() => site.close());

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}

describe("loading the demo season", () => {
  it("loads nothing at all of a season with a loose end", async () => {
    const broken = { ...season, home: { ...season.home, highlightEvents: ["nowhere"] } };
    await expect(load(broken)).rejects.toThrow('nothing with the key "nowhere"');
    expect(await site.database.$count(schema.events)).toBe(0);
    expect(await site.database.$count(schema.images)).toBe(0);
  }, 60_000);

  it("loads the whole, and tells how it gets on", async () => {
    loaded.from = Date.now();
    expect(await load()).toBe(true);
    loaded.until = Date.now();
    expect(told).toContain("Demo season: pictures 3/3");
    expect(told.at(-1)).toBe("Demo season: 1 events, 1 articles");
  }, 60_000);

  it("sets the clock so that the season lies ahead", async () => {
    const opening = Date.parse("2025-08-20T08:00:00Z");
    const offset = await readClockOffset(site.database);
    expect(offset).toBeGreaterThanOrEqual(opening - loaded.until);
    expect(offset).toBeLessThanOrEqual(opening - loaded.from);
    // another process's write reaches the API within a second
    while (site.app.clock.offset() !== offset) {
      await nextTurn();
      await site.app.clock.refresh();
    }
    const { results } = await get<EventListPage>(apiPaths.events("en"));
    expect(results).toMatchObject([
      {
        title: "Quartets (en)",
        date_and_time: "2025-08-30T09:00:00.000Z",
        is_past: false,
        works_line: "Beethoven: Quartet (en)",
      },
    ]);
  });

  it("puts what belongs to events in its place", async () => {
    const { results } = await get<EventListPage>(apiPaths.events("en", { q: "beethoven" }));
    const id = results[0]?.id ?? 0;
    const found = await get<FullEvent>(apiPaths.event("en", id));
    expect(found).toMatchObject({
      status_reason: "Repairs (en)",
      previous: { venue_obj: { name: "Hall (en)" } },
      event_articles: [{ title: "Silence (en)" }],
      has_booklet: true,
      modules: [{ model: "text" }],
      venue: { travel: { blocks: [{ text: "Tram 3" }] } },
    });
    const booklet = await get<Booklet>(apiPaths.booklet("en", id));
    expect(booklet.works).toMatchObject([{ work_obj: { title: "Quartet (en)" } }]);
    expect(await get(apiPaths.marketingBanners("en"))).toMatchObject([
      { title: "Banner (en)", image_obj: { alias: picture.alias.en } },
    ]);
    expect(await get(apiPaths.programmeChanges("en"))).toMatchObject({
      results: [{ kind: "moved", text: "Repairs (en)", at: "2025-08-19T08:00:00.000Z" }],
    });
  });

  it("draws the sponsors' logos, without a ground, and keeps them as uploads are kept", async () => {
    const [sponsor] = await get<Sponsor[]>(apiPaths.sponsors("en"));
    const { width = 0, height = 0, path = "", alias } = sponsor?.image_obj ?? {};
    expect([sponsor?.name, alias, width > 2 * height]).toEqual(["Stadtwerke", "Stadtwerke", true]);
    const { rawPayload } = await site.app.inject({ url: imageUrl(path, 320, "webp") });
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
  });

  it("links by what the addresses became, in each language", async () => {
    const { results } = await get<EventListPage>(apiPaths.events("de"));
    const [{ id, slug }] = results as [EventTeaser];
    const page = await get<ContentPage>(apiPaths.page("de", ""));
    expect(page.modules).toMatchObject([
      { model: "link", content: "Konzert", link: `/de/programm-tickets/${slug.de}/${id}` },
    ]);
    const articles = await get<ArticleListPage>(apiPaths.articles("de"));
    const shown = await get<Hero>(apiPaths.hero("de"));
    expect(shown.link).toBe(`/de/magazin/stille/${articles.results[0]?.id}`);
    const { menu } = await get<Navigation>(apiPaths.navigation("en"));
    expect(menu).toMatchObject([{ title: "Programme (en)", url: "/en/programm-tickets" }]);
  });

  it("publishes articles with all that stands in their columns, and pictures that can be seen", async () => {
    const { results } = await get<ArticleListPage>(apiPaths.articles("en"));
    const article = await get<ArticleDetail>(apiPaths.article("en", results[0]?.id ?? 0));
    expect(article.modules).toMatchObject([
      { model: "text" },
      {
        model: "section",
        colour: "night",
        columns: [
          { sections: [{ model: "image" }] },
          {
            sections: [
              {
                model: "container",
                columns: [
                  { sections: [{ model: "eventitem", event: { title: "Quartets (en)" } }] },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(article.image_obj?.alias).toBe(picture.alias.en);
    const path = article.image_obj?.path ?? "";
    const answer = await site.app.inject({ url: imageUrl(path, 320, "webp") });
    expect(answer.statusCode).toBe(200);
  });

  it("makes a staff account whose login only the folder's owner can read", async () => {
    const file = join(site.dataDir, "demo-login.json");
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const login = readDemoLogin(site.dataDir);
    const answer = await internal(site, {
      method: "POST",
      url: apiPaths.internalSessions,
      payload: login ?? {},
    });
    expect(answer.statusCode).toBeLessThan(300);
  });

  it("leaves everything as it is when it is loaded already", async () => {
    told.length = 0;
    expect(await load()).toBe(false);
    expect(await site.database.$count(schema.events)).toBe(1);
    expect(told).toEqual([]);
  });
});
