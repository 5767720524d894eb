import { setImmediate as nextTurn } from "node:timers/promises";
import { existsSync, mkdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ContentPage, Hero, Navigation } from "@festival/contracts/api/content";
import type { FullEvent } from "@festival/contracts/api/fullEvent";
import type { Booklet } from "@festival/contracts/api/booklets";
import type { EventListPage, EventTeaser } from "@festival/contracts/api/events";
import type { Sponsor } from "@festival/contracts/api/programme/sponsors";
import type { ArticleDetail, ArticleListPage } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { getArticle, listArticles } from "@festival/contracts/calls/magazine";
import {
  getBooklet,
  getEvent,
  listEvents,
  listMarketingBanners,
  listProgrammeChanges,
  listSponsors,
} from "@festival/contracts/calls/programme";
import { getHero, getNavigation, getPage } from "@festival/contracts/calls/site";
import { createSession } from "@festival/contracts/calls/staff";
import { imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import * as schema from "@festival/backend/platform/database/schema/index";
import { readClockOffset } from "@festival/backend/platform/clock/festivalClock";
import { picture, smallSeason as season } from "./testing/smallSeason.ts";
import { createTestApp, internal, type TestApp } from "@festival/backend/testing/testApp";
import type { DemoSeason } from "./season/types.ts";
import { readDemoLogin } from "./demoStaff.ts";
import { loadDemo } from "./loadDemo.ts";

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
}, 180_000);
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
  }, 180_000);

  it("loads nothing at all where the login can't be written: no demo without a way in", async () => {
    const inTheWay = join(site.dataDir, "demo-login.json");
    mkdirSync(inTheWay);
    await expect(load()).rejects.toThrow("EISDIR");
    expect(await site.database.$count(schema.events)).toBe(0);
    expect(await site.database.$count(schema.users)).toBe(0);
    rmdirSync(inTheWay);
  }, 180_000);

  it("loads the whole once, also where two backends begin with it, and tells how it gets on", async () => {
    // what visits of an empty site leave is nothing of a festival
    const refused = await internal(site, {
      method: "POST",
      url: addressOf(createSession),
      payload: { email: "unknown@festival.example", password: "a guess at a password" },
    });
    expect(refused.statusCode).toBe(401);
    expect(await site.database.$count(schema.auditLog)).toBeGreaterThan(0);
    loaded.from = Date.now();
    const outcomes = await Promise.all([load(), load()]);
    loaded.until = Date.now();
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["loaded", "there"]);
    expect(await site.database.$count(schema.events)).toBe(1);
    expect(told).toContain("Demo season: pictures 3/3");
    expect(told.at(-1)).toBe("Demo season: 1 events, 1 articles");
  }, 180_000);

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
    const { results } = await get<EventListPage>(addressOf(listEvents, { locale: "en" }));
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
    const { results } = await get<EventListPage>(
      addressOf(listEvents, { locale: "en", q: "beethoven" }),
    );
    const id = results[0]?.id ?? 0;
    const found = await get<FullEvent>(addressOf(getEvent, { locale: "en", id }));
    expect(found).toMatchObject({
      status_reason: "Repairs (en)",
      previous: { venue_obj: { name: "Hall (en)" } },
      event_articles: [{ title: "Silence (en)" }],
      has_booklet: true,
      modules: [{ model: "text" }],
      venue_obj: { travel: { blocks: [{ text: "Tram 3" }] } },
    });
    const booklet = await get<Booklet>(addressOf(getBooklet, { locale: "en", id }));
    expect(booklet.works).toMatchObject([{ work_obj: { title: "Quartet (en)" } }]);
    expect(await get(addressOf(listMarketingBanners, { locale: "en" }))).toMatchObject([
      { title: "Banner (en)", image_obj: { alias: picture.alias.en } },
    ]);
    expect(await get(addressOf(listProgrammeChanges, { locale: "en" }))).toMatchObject({
      results: [{ kind: "moved", text: "Repairs (en)", at: "2025-08-19T08:00:00.000Z" }],
    });
  });

  it("draws the sponsors' logos, without a ground, and keeps them as uploads are kept", async () => {
    const [sponsor] = await get<Sponsor[]>(addressOf(listSponsors, { locale: "en" }));
    const { width = 0, height = 0, path = "", alias } = sponsor?.image_obj ?? {};
    expect([sponsor?.name, alias, width > 2 * height]).toEqual(["Stadtwerke", "Stadtwerke", true]);
    const { rawPayload } = await site.app.inject({ url: imageUrl(path, 320, "webp") });
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
  });

  it("links by what the addresses became, in each language", async () => {
    const { results } = await get<EventListPage>(addressOf(listEvents, { locale: "de" }));
    const [{ id, slug }] = results as [EventTeaser];
    const page = await get<ContentPage>(addressOf(getPage, { locale: "de", "*": "" }));
    expect(page.modules).toMatchObject([
      { model: "link", content: "Konzert", link: `/de/programm-tickets/${slug.de}/${id}` },
    ]);
    const articles = await get<ArticleListPage>(addressOf(listArticles, { locale: "de" }));
    const shown = await get<Hero>(addressOf(getHero, { locale: "de" }));
    expect(shown.link).toBe(`/de/magazin/stille/${articles.results[0]?.id}`);
    const { menu } = await get<Navigation>(addressOf(getNavigation, { locale: "en" }));
    expect(menu).toMatchObject([{ title: "Programme (en)", url: "/en/programm-tickets" }]);
  });

  it("publishes articles with all that stands in their columns, and pictures that can be seen", async () => {
    const { results } = await get<ArticleListPage>(addressOf(listArticles, { locale: "en" }));
    const article = await get<ArticleDetail>(
      addressOf(getArticle, { locale: "en", id: results[0]?.id ?? 0 }),
    );
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
      url: addressOf(createSession),
      payload: login ?? {},
    });
    expect(answer.statusCode).toBeLessThan(300);
  });

  it("leaves everything as it is when it is loaded already", async () => {
    told.length = 0;
    expect(await load()).toEqual({ kind: "there" });
    expect(await site.database.$count(schema.events)).toBe(1);
    expect(told).toEqual([]);
  });

  it("makes the account that a version before this one had no time to make", async () => {
    await site.database.delete(schema.sessions);
    await site.database.delete(schema.users);
    rmSync(join(site.dataDir, "demo-login.json"));
    expect(await load()).toEqual({ kind: "there" });
    const answer = await internal(site, {
      method: "POST",
      url: addressOf(createSession),
      payload: readDemoLogin(site.dataDir) ?? {},
    });
    expect(answer.statusCode).toBeLessThan(300);
  });
});
