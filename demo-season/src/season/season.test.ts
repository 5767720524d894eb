import { describe, expect, it } from "@jest/globals";
import { locales } from "@festival/contracts/locales";
import { routes } from "@festival/contracts/routes";
import { typographicFaults } from "@festival/contracts/testing/typography";
import type { ArtworkSpec } from "../artwork/spec.ts";
import { composers } from "./composers.ts";
import type { DemoNavigationEntry, DemoSection, LinkTarget } from "./types.ts";
import { demoSeason as season } from "./index.ts";
import { richText, targetsOf } from "./richText.ts";
import { withNested } from "./sections.ts";

const { articles, artists, ensembles, events, pages, venues } = season;

/** Every object below a value, with the path that leads there. */
function* walk(value: unknown, path = "season"): Generator<[path: string, object: object]> {
  if (typeof value !== "object" || value === null) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}.${key}`);
}

type Text = { de: string; en: string };
const isText = (value: object): value is Text =>
  "de" in value && typeof value.de === "string" && "en" in value && typeof value.en === "string";
const isArtwork = (value: object): value is ArtworkSpec => "figure" in value && "seed" in value;

const texts = [...walk(season)].filter((found): found is [string, Text] => isText(found[1]));
const artworks = [...walk(season)].map(([, value]) => value).filter(isArtwork);
const sections: DemoSection[] = withNested([...articles, ...pages].flatMap((one) => one.sections));

const playedNames = new Set(
  events.flatMap(({ compositions }) => compositions.map(({ composer }) => composer.de)),
);
/** Keys of the composers whose works are on the programme. */
const played = new Set(
  Object.entries(composers).flatMap(([key, [name]]) => (playedNames.has(name) ? [key] : [])),
);

const keysOf = (list: { key: string }[]) => new Set(list.map(({ key }) => key));
const known: Record<string, Set<string>> = {
  page: keysOf(pages),
  event: keysOf(events),
  article: keysOf(articles),
  venue: keysOf(venues),
  artist: keysOf(artists),
  ensemble: keysOf(ensembles),
  form: keysOf(season.forms),
  route: new Set(Object.keys(routes)),
};

function leadsNowhere(target: LinkTarget): boolean {
  return Object.entries(target).some(([kind, key]) => {
    if (kind === "params" || kind === "query") return false;
    if (kind === "url") return !/^(https:\/\/|mailto:|tel:)/.test(String(key));
    return !known[kind]?.has(String(key));
  });
}

function navigationTargets(entries: DemoNavigationEntry[]): LinkTarget[] {
  return entries.flatMap(({ target, children }) => [
    ...(target ? [target] : []),
    ...navigationTargets(children),
  ]);
}

describe("the demo season", () => {
  it("is as large as a festival", () => {
    expect(events.length).toBeGreaterThanOrEqual(64);
    expect(venues.length).toBeGreaterThanOrEqual(20);
    expect(artists.length).toBeGreaterThanOrEqual(42);
    expect(ensembles.length).toBeGreaterThanOrEqual(11);
    expect(articles.length).toBeGreaterThanOrEqual(15);
    expect(season.quiz.questions.length).toBeGreaterThanOrEqual(6);
    expect(season.home.highlightEvents).toHaveLength(6);
    expect(season.home.articleTeasers).toHaveLength(4);
    expect(season.team).toHaveLength(8);
    expect(season.press.flatMap(({ directories }) => directories)).toHaveLength(4);
  });

  it("shows no picture twice on its home page", () => {
    const { articleTeasers, teaserList, instagramFeed } = season.home;
    const shown = [
      ...articleTeasers,
      ...[...teaserList.items, ...instagramFeed.items].map(({ pictureOf }) => pictureOf),
    ];
    expect(shown.filter((key, index) => shown.indexOf(key) !== index)).toEqual([]);
  });

  it("is set as a typesetter would set it: quotes, apostrophes, dashes, spaces", () => {
    const faults = texts.flatMap(([path, text]) =>
      locales.flatMap((locale) =>
        typographicFaults(text[locale], locale).map((fault) => `${path}.${locale}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("has one to four events on each of its thirty-one days", () => {
    const days = Map.groupBy(events, ({ startsAt }) => startsAt.slice(0, 10));
    expect(days.size).toBe(31);
    for (const [day, found] of days) expect([day, found.length <= 4]).toEqual([day, true]);
  });

  it("has every kind of event that the pages must cope with", () => {
    const statuses = Map.groupBy(events, ({ status }) => status);
    expect(statuses.get("cancelled")).toHaveLength(1);
    expect(statuses.get("postponed")).toHaveLength(1);
    expect(statuses.get("moved")).toHaveLength(1);
    expect(statuses.get("added")?.length).toBeGreaterThanOrEqual(1);
    const buttons = new Set(events.map(({ buttonStatus }) => buttonStatus));
    expect([...buttons].toSorted()).toEqual([
      "cancelled",
      "external",
      "few_left",
      "free",
      "on_sale",
      "sold_out",
      "soon",
    ]);
    const genres = new Set(events.map(({ genre }) => genre));
    expect(genres.size).toBe(season.genres.length);
    expect(events.some(({ artwork }) => !artwork)).toBe(true);
    expect(events.some(({ description }) => !description)).toBe(true);
    expect(events.some(({ cast }) => cast.length >= 30)).toBe(true);
    expect(events.some(({ title }) => (title.de.split(" ")[0] ?? "").length > 40)).toBe(true);
    expect(events.some((one) => one.residentArtist)).toBe(true);
    expect(events.some((one) => one.fellowshipArtist)).toBe(true);
    const models = new Set(
      withNested(pages.find(({ key }) => key === "specimen")?.sections ?? []).map((s) => s.model),
    );
    expect(models.size).toBe(20);
  });

  it("names only what there is", () => {
    const missing: string[] = [];
    const need = (list: Set<string> | undefined, key: string, by: string) => {
      if (!list?.has(key)) missing.push(`${by}: ${key}`);
    };
    for (const one of events) {
      need(known["venue"], one.venue, one.key);
      if (one.previousVenue) need(known["venue"], one.previousVenue, one.key);
      for (const genre of [one.genre, ...one.genres]) need(keysOf(season.genres), genre, one.key);
      for (const { artist } of one.cast) need(known["artist"], artist, one.key);
      for (const key of one.ensembles) need(known["ensemble"], key, one.key);
      for (const key of one.sponsors) need(keysOf(season.sponsors), key, one.key);
    }
    for (const one of ensembles)
      for (const { artist } of one.members) need(known["artist"], artist, one.key);
    for (const one of articles) {
      need(keysOf(season.categories), one.category, one.key);
      for (const key of one.tags) need(keysOf(season.tags), key, one.key);
      for (const key of one.events) need(known["event"], key, one.key);
    }
    for (const section of sections) {
      if (section.model === "eventitem") need(known["event"], section.event, "a section");
      if (section.model === "teamteaser") need(keysOf(season.team), section.member, "a section");
    }
    const inColumns = sections.flatMap((section) => ("columns" in section ? section : []));
    for (const { columns, layout } of inColumns) {
      expect(columns).toHaveLength(layout.split("-").length);
    }
    for (const key of season.home.highlightEvents) need(known["event"], key, "home");
    for (const key of season.home.articleTeasers) need(known["article"], key, "home");
    for (const { answers } of season.quiz.questions) {
      for (const { weights } of answers) {
        const named = (kind: "genres" | "moods" | "venues" | "composers") =>
          Object.keys(weights[kind] ?? {});
        for (const key of named("genres")) need(keysOf(season.genres), key, "quiz");
        for (const key of named("moods")) need(keysOf(season.moods), key, "quiz");
        for (const key of named("venues")) need(known["venue"], key, "quiz");
        for (const key of named("composers")) need(played, key, "quiz");
      }
    }
    for (const one of season.moods)
      for (const key of one.events) need(known["event"], key, one.key);
    const pictures = season.press.flatMap(({ directories }) =>
      directories.flatMap((d) => d.images),
    );
    for (const { of } of pictures) {
      if ("event" in of) need(keysOf(events.filter(({ artwork }) => artwork)), of.event, "press");
      else if ("artist" in of)
        need(keysOf(artists.filter(({ artwork }) => artwork)), of.artist, "press");
      else need(keysOf(venues.filter(({ artwork }) => artwork)), of.venue, "press");
    }
    const authors = new Set(season.authors.map(({ name }) => name));
    for (const { key, author } of articles) need(authors, author, key);
    expect(missing).toEqual([]);
  });

  it("links only to what there is, in rich text, sections, navigation and teasers", () => {
    const targets = [
      ...texts.flatMap(([, { de, en }]) => [...targetsOf(de), ...targetsOf(en)]),
      ...sections.flatMap((section) => ("link" in section ? [section.link] : [])),
      ...sections.flatMap((section) =>
        section.model === "teaserlist" ? section.items.map(({ link }) => link) : [],
      ),
      ...Object.values(season.navigation).flatMap(navigationTargets),
      season.home.hero.link,
      season.home.bigTeaser.link,
      ...season.alerts.map(({ link }) => link),
    ];
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter(leadsNowhere)).toEqual([]);
  });

  it("says everything in both languages, or nothing in both", () => {
    // what is sung in a reader's language needs no translation into it
    const written = texts.filter(([path]) => !path.endsWith(".translation"));
    const lopsided = written.filter(([, { de, en }]) => (de.trim() === "") !== (en.trim() === ""));
    expect(lopsided.map(([path]) => path)).toEqual([]);
  });

  it("leaves no text empty that a reader waits for", () => {
    const needed = [
      ...events.flatMap(({ key, title, subtitle, slug }) => [
        [key, title],
        [key, subtitle],
        [key, slug],
      ]),
      ...artists.map(({ key, biography }) => [key, biography]),
      ...ensembles.map(({ key, description }) => [key, description]),
      ...venues.map(({ key, description }) => [key, description]),
      ...articles.flatMap(({ key, title, teaser, pretitle }) => [
        [key, title],
        [key, teaser],
        [key, pretitle],
      ]),
      ...pages.flatMap(({ key, title, metaDescription }) => [
        [key, title],
        [key, metaDescription],
      ]),
      ...artworks.map(({ seed, alias }) => [seed, alias]),
    ] as [string, Text][];
    expect(needed.filter(([, { de }]) => de.trim() === "").map(([key]) => key)).toEqual([]);
  });

  it("translates prose instead of repeating it", () => {
    const repeated = texts.filter(([, { de, en }]) => de === en && de.split(" ").length > 9);
    expect(repeated.map(([path]) => path)).toEqual([]);
  });

  it("never says the same sentence twice in its descriptions", () => {
    const sentences = events.flatMap(({ description }) =>
      (description?.de ?? "").split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 40),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("can be written as rich text", () => {
    const prose = texts.flatMap(([, { de, en }]) => [de, en]);
    for (const source of prose) {
      const { blocks } = richText(source, () => "/de/somewhere");
      expect(blocks.every(({ text }) => !/\*\*|\]\(/.test(text))).toBe(true);
    }
  });

  it("has unique keys, slugs and pictures", () => {
    for (const list of [events, artists, ensembles, venues, articles, season.tags, season.team]) {
      expect(keysOf(list).size).toBe(list.length);
      for (const locale of ["de", "en"] as const) {
        const slugs = list.map(({ slug }) => slug[locale]);
        expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
        expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      }
    }
    const urls = pages.flatMap(({ urls: { de, en } }) => [`de/${de}`, `en/${en}`]);
    expect(new Set(urls).size).toBe(urls.length);
    // a drawing may stand in several places
    const seeds = [...new Set(artworks)].map(({ seed }) => seed);
    expect(seeds.filter((seed, index) => seeds.indexOf(seed) !== index)).toEqual([]);
  });

  it("keeps its events within the season and in order", () => {
    const wall = /^2025-\d\d-\d\dT\d\d:\d\d$/;
    for (const one of events) {
      const times = [one.startsAt, one.endsAt, one.doorsAt, one.introduction?.startsAt];
      expect([one.key, times.filter((time) => time && !wall.test(time))]).toEqual([one.key, []]);
      expect([one.key, one.startsAt < one.endsAt]).toEqual([one.key, true]);
      expect([one.key, (one.doorsAt ?? "") < one.startsAt]).toEqual([one.key, true]);
      expect([one.key, (one.introduction?.startsAt ?? "") < one.startsAt]).toEqual([one.key, true]);
      expect(one.startsAt >= season.season.startsOn).toBe(true);
      expect(one.endsAt.slice(0, 10) <= season.season.endsOn).toBe(true);
    }
    for (const { publishedAt } of articles)
      expect(publishedAt).toMatch(/^2025-0[6-9]-\d\dT\d\d:\d\d$/);
  });

  it("never needs an artist, an ensemble or a hall twice at the same time", () => {
    const clashes: string[] = [];
    const taking = events.filter(({ status }) => status !== "cancelled");
    for (const [index, one] of taking.entries()) {
      for (const other of taking.slice(index + 1)) {
        if (one.endsAt <= other.startsAt || other.endsAt <= one.startsAt) continue;
        const people = new Set(one.cast.map(({ artist }) => artist));
        const shared = [
          ...other.cast.map(({ artist }) => artist).filter((key) => people.has(key)),
          ...other.ensembles.filter((key) => one.ensembles.includes(key)),
          ...(one.venue === other.venue ? [one.venue] : []),
        ];
        if (shared.length > 0) clashes.push(`${one.key} and ${other.key}: ${shared.join(", ")}`);
      }
    }
    expect(clashes).toEqual([]);
  });

  it("leaves room for its music between start and end", () => {
    for (const one of events) {
      const music = one.compositions.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
      const length = (Date.parse(`${one.endsAt}Z`) - Date.parse(`${one.startsAt}Z`)) / 60_000;
      expect([one.key, music <= length]).toEqual([one.key, true]);
    }
  });

  it("prices what is sold and gives away what is free", () => {
    for (const one of events) {
      const free = one.buttonStatus === "free";
      expect([one.key, one.priceFrom === null]).toEqual([one.key, free]);
      expect((one.priceFrom ?? 0) <= (one.priceTo ?? 0)).toBe(true);
      expect([one.key, one.ticketUrl !== null]).toEqual([one.key, one.buttonStatus === "external"]);
      expect([one.key, one.statusReason.de !== ""]).toEqual([one.key, one.status !== "scheduled"]);
    }
  });

  it("has booklets, banners and travel hints, and names in them only what there is", () => {
    expect(season.booklets.length).toBeGreaterThanOrEqual(12);
    expect(season.banners).toHaveLength(3);
    expect(venues.filter(({ travel }) => travel).length).toBeGreaterThanOrEqual(6);
    for (const booklet of season.booklets) {
      const event = events.find(({ key }) => key === booklet.event);
      const played = event?.compositions.map(({ title }) => title.de);
      expect(played).toEqual(expect.arrayContaining(booklet.works.map(({ work }) => work)));
      expect(booklet.artists.filter((key) => !known["artist"]?.has(key))).toEqual([]);
      expect(booklet.ensembles.filter((key) => !known["ensemble"]?.has(key))).toEqual([]);
    }
    for (const { pictureOf, link } of season.banners) {
      expect(known["article"]?.has(pictureOf)).toBe(true);
      expect(leadsNowhere(link)).toBe(false);
    }
  });
});
