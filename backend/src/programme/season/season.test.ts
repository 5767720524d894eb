import { changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Season } from "@festival/contracts/api/programme/season";
import type { Sponsor } from "@festival/contracts/api/programme/sponsors";
import type { MarketingBanner } from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getSeason,
  listCastMembers,
  listEnsembles,
  listEventOptions,
  listGenres,
  listMarketingBanners,
  listSponsors,
  listVenues,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { both, insertImage } from "../../testing/factories.ts";
import { type TestApp, createTestApp } from "../../testing/testApp.ts";

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
});
afterAll(() => site.close());

const get = async <T>(url: string): Promise<T> => {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};
const status = async (url: string) => (await site.app.inject({ url })).statusCode;

describe("a festival that has nothing yet", () => {
  it("answers lists that are empty, and no season", async () => {
    expect(await status(addressOf(getSeason, { locale: "de" }))).toBe(404);
    for (const path of [
      addressOf(listMarketingBanners, { locale: "de" }),
      addressOf(listSponsors, { locale: "de" }),
      addressOf(listGenres, { locale: "de" }),
      addressOf(listVenues, { locale: "de" }),
      addressOf(listEnsembles, { locale: "de" }),
      addressOf(listCastMembers, { locale: "de" }),
    ]) {
      expect([path, await get(path)]).toEqual([path, []]);
    }
  });

  it("names the plain questions of the filters all the same", async () => {
    expect(await get(addressOf(listEventOptions, { locale: "en" }))).toEqual([
      { id: 1, slug: "tickets_available", title: "Tickets available" },
      { id: 2, slug: "free", title: "Free admission" },
      { id: 3, slug: "up_to_10", title: "Tickets up to €10" },
      { id: 4, slug: "up_to_15", title: "Tickets up to €15" },
      { id: 5, slug: "morning", title: "In the morning" },
      { id: 6, slug: "late", title: "From 9\u00a0pm" },
      { id: 7, slug: "resident_artist", title: "Artist in residence" },
      { id: 8, slug: "fellowship_artist", title: "Fellowship" },
    ]);
  });
});

describe("the season", () => {
  it("is the one that is marked as current, with all its fields", async () => {
    const { id: imageId } = await insertImage(site.database);
    await site.database.insert(schema.seasons).values([
      {
        title: both("2025"),
        motto: both("All sounds"),
        description: both("Thirty-one days"),
        startsOn: "2025-08-28",
        endsOn: "2025-09-27",
        ticketsFrom: new Date("2025-03-01T09:00:00Z"),
        imageId,
        isCurrent: true,
      },
      { title: both("2026"), startsOn: "2026-08-27", endsOn: "2026-09-26" },
    ]);
    expect(await get<Season>(addressOf(getSeason, { locale: "en" }))).toMatchObject({
      title: "2025 (en)",
      motto: "All sounds (en)",
      description: "Thirty-one days (en)",
      starts_on: "2025-08-28",
      ends_on: "2025-09-27",
      tickets_from: "2025-03-01T09:00:00.000Z",
      image_obj: { alias: "A hall (en)" },
    });
  });
});

describe("banners", () => {
  it("carry the word for an advertisement where another paid for them, and no word elsewhere", async () => {
    await site.database.insert(schema.marketingBanners).values([
      { title: both("Hotel"), isAdvertisement: true },
      { title: both("Own"), calendarPosition: 1 },
    ]);
    const marks = async (locale: "de" | "en") =>
      (await get<MarketingBanner[]>(addressOf(listMarketingBanners, { locale }))).map(
        ({ mark }) => mark,
      );
    expect(await marks("de")).toEqual(["Anzeige", undefined]);
    expect(await marks("en")).toEqual(["Advertisement", undefined]);
    await site.database.delete(schema.marketingBanners);
  });

  it("stand in the order of their places, in their time, and say when that changes", async () => {
    const at = (day: string) => new Date(`2025-08-${day}T00:00:00Z`);
    const row = (title: string, calendarPosition: number) => ({
      title: both(title),
      calendarPosition,
    });
    await site.database.insert(schema.marketingBanners).values([
      { ...row("Third", 9), link: { de: "/de/newsletter", en: "/en/newsletter" } },
      { ...row("First", 2), endsAt: at("25") },
      { ...row("Second", 2), startsAt: at("19") },
      { ...row("Later", 1), startsAt: at("23"), endsAt: at("24") },
      { ...row("Over", 1), endsAt: at("19") },
      { ...row("Hidden", 1), isOnline: false },
    ]);
    const shown = async () => {
      const answer = await site.app.inject({
        url: addressOf(listMarketingBanners, { locale: "en" }),
      });
      const titles = answer
        .json<MarketingBanner[]>()
        .map(({ title }) => title.replace(" (en)", ""));
      return [titles, answer.headers[changesAtHeader]];
    };
    expect(await shown()).toEqual([["First", "Second", "Third"], "2025-08-23T00:00:00.000Z"]);
    await site.app.clock.set(Date.parse("2025-08-23T00:00:01Z") - Date.now());
    expect(await shown()).toEqual([
      ["Later", "First", "Second", "Third"],
      "2025-08-24T00:00:00.000Z",
    ]);
    const [, , , third] = await get<MarketingBanner[]>(
      addressOf(listMarketingBanners, { locale: "de" }),
    );
    expect(third).toMatchObject({ link: "/de/newsletter", calendar_position: 9, image_obj: null });
  });
});

describe("sponsors", () => {
  it("stand in the order of staff, without those who are hidden", async () => {
    const { id: imageId } = await insertImage(site.database);
    await site.database.insert(schema.sponsors).values([
      { name: "Second", position: 2 },
      { name: "First", position: 1, tier: "main", url: "https://first.example", imageId },
      { name: "Hidden", isOnline: false },
    ]);
    expect(await get<Sponsor[]>(addressOf(listSponsors, { locale: "de" }))).toMatchObject([
      {
        name: "First",
        tier: "main",
        url: "https://first.example",
        image_obj: { alias: "A hall (de)" },
      },
      { name: "Second", tier: "partner", image_obj: null },
    ]);
  });
});
