import type { LinkTarget } from "../season/types.ts";
import type { Localized } from "@festival/contracts/locales";
import { localize } from "@festival/contracts/locales";
import { href, type RouteName } from "@festival/contracts/routes";
import type { DemoSeason } from "../season/types.ts";

/** Ids by the season's keys. They are reserved before anything is written, so that all can link to all. */
export interface DemoIds {
  genres: Map<string, number>;
  venues: Map<string, number>;
  artists: Map<string, number>;
  ensembles: Map<string, number>;
  events: Map<string, number>;
  articles: Map<string, number>;
  pages: Map<string, number>;
  categories: Map<string, number>;
  tags: Map<string, number>;
  sponsors: Map<string, number>;
  team: Map<string, number>;
}

/** @throws Error when the season names something that it does not have */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo season has nothing with the key "${key}".`);
  return id;
}

/** Makes addresses of the season's link targets. */
export function linkResolver(season: DemoSeason, ids: DemoIds) {
  const slugs = {
    event: new Map(season.events.map(({ key, slug }) => [key, slug])),
    article: new Map(season.articles.map(({ key, slug }) => [key, slug])),
    venue: new Map(season.venues.map(({ key, slug }) => [key, slug])),
    artist: new Map(season.artists.map(({ key, slug }) => [key, slug])),
    ensemble: new Map(season.ensembles.map(({ key, slug }) => [key, slug])),
  };
  const urls = new Map(season.pages.map((page) => [page.key, page.urls]));
  const forms = new Map(season.forms.map((form) => [form.key, form.slug]));

  function entity(name: keyof typeof slugs, key: string, table: ReadonlyMap<string, number>) {
    const id = idOf(table, key);
    const slug = slugs[name].get(key);
    const route: RouteName = name;
    const idName = name === "ensemble" ? "ensembleId" : "id";
    return localize((locale) => href(route, locale, { slug: slug?.[locale] ?? key, [idName]: id }));
  }

  /** @throws Error when the target does not exist */
  return function resolve(target: LinkTarget): Localized {
    if ("url" in target) return localize(() => target.url);
    if ("event" in target) return entity("event", target.event, ids.events);
    if ("article" in target) return entity("article", target.article, ids.articles);
    if ("venue" in target) return entity("venue", target.venue, ids.venues);
    if ("artist" in target) return entity("artist", target.artist, ids.artists);
    if ("ensemble" in target) return entity("ensemble", target.ensemble, ids.ensembles);
    if ("form" in target) {
      const slug = forms.get(target.form) ?? target.form;
      return localize((locale) => href("form", locale, { slug }));
    }
    if ("page" in target) {
      const url = urls.get(target.page);
      if (!url) throw new Error(`The demo season has no page with the key "${target.page}".`);
      return localize((locale) =>
        url[locale] === "" ? href("home", locale) : href("page", locale, { path: url[locale] }),
      );
    }
    const { route, params, query } = target;
    return localize((locale) => href(route, locale, params, query));
  };
}

export type LinkResolver = ReturnType<typeof linkResolver>;
