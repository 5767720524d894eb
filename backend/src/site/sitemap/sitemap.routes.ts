import { SitemapPage, type SitemapEntry } from "@festival/contracts/api/sitemap";
import { addressOf } from "@festival/contracts/calls/call";
import * as calls from "@festival/contracts/calls/site";
import { sitemapPageSize } from "@festival/contracts/calls/site";
import { getSitemap } from "@festival/contracts/calls/site";
import { locales, localize, type Locale, type Localized } from "@festival/contracts/locales";
import { href, listedRoutes, type RouteName } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { pageQuery } from "../../platform/plugins/parameters.ts";
import { getLastChanges, listPublic, type Addressed } from "./sitemap.repository.ts";

interface Place {
  urls: SitemapEntry["urls"];
  /** Kind and id of what is shown there, such as "event:12"; null for lists. */
  what: string | null;
}

type Public = Awaited<ReturnType<typeof listPublic>>;

/** A page's addresses: only the home page's path is empty in its own right. */
function pagePlace({ id, urls }: { id: number; urls: Localized }): Place {
  const what = `page:${id}`;
  if (locales.every((locale) => urls[locale] === "")) {
    return { urls: localize((locale) => href("home", locale)), what };
  }
  const known = locales.filter((locale) => urls[locale] !== "");
  const addresses = known.map((locale) => [locale, href("page", locale, { path: urls[locale] })]);
  return { urls: Object.fromEntries(addresses), what };
}

const detailPlaces = (
  route: RouteName,
  kind: string,
  rows: readonly Addressed[],
  idName = "id",
): Place[] =>
  rows.map(({ id, slug }) => ({
    urls: localize((locale) => href(route, locale, { slug: slug[locale], [idName]: id })),
    what: `${kind}:${id}`,
  }));

/** Screens with a single address, but for lists that are empty, which ask not to be found. */
function singlePlaces(found: Public): Place[] {
  const hasContent: Partial<Record<RouteName, boolean>> = {
    programme: found.hasEventsAhead,
    venues: found.venues.length > 0,
    artists: found.hasCast,
    ensembles: found.hasEnsembles,
    works: found.works.length > 0,
    composers: found.composers.length > 0,
    magazine: found.articles.length > 0,
    magazineTags: found.tags.length > 0,
    pressImages: found.hasPress,
    team: found.team.length > 0,
    forms: found.forms.length > 0,
  };
  return listedRoutes()
    .filter((name) => hasContent[name] !== false)
    .map((name) => ({ urls: localize((locale) => href(name, locale)), what: null }));
}

function allPlaces(found: Public): Place[] {
  return [
    ...found.pages.map(pagePlace),
    ...singlePlaces(found),
    ...detailPlaces("event", "event", found.events),
    ...found.booklets.map(({ id, eventId, slug }) => ({
      urls: localize((locale: Locale) =>
        href("eventBooklet", locale, { slug: slug[locale], id: eventId }),
      ),
      what: `booklet:${id}`,
    })),
    ...detailPlaces("venue", "venue", found.venues),
    ...detailPlaces("artist", "artist", found.artists),
    ...detailPlaces("ensemble", "ensemble", found.ensembles, "ensembleId"),
    ...detailPlaces("work", "work", found.works),
    ...detailPlaces("composer", "composer", found.composers),
    ...detailPlaces("article", "article", found.articles),
    ...detailPlaces("magazineTag", "tag", found.tags),
    ...detailPlaces("teamMember", "team-member", found.team),
    ...found.forms.map(({ id, slug }) => ({
      urls: localize((locale: Locale) => href("form", locale, { slug })),
      what: `form:${id}`,
    })),
  ];
}

/** What the sitemap names. */
export const sitemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getSitemap,
    {
      schema: {
        tags: ["site"],
        summary: "All public addresses in a language, with their twins and last changes",
        querystring: pageQuery,
        response: { 200: SitemapPage },
      },
    },
    async ({ locale, query: { page = 1 } }) => {
      const found = await listPublic(app.database, app.clock.now());
      const places = allPlaces(found).filter(({ urls }) => urls[locale]);
      const changes = await getLastChanges(app.database, app.clock.offset());
      const from = (page - 1) * sitemapPageSize;
      const link = (to: number) => addressOf(getSitemap, { locale, page: to });
      return {
        count: places.length,
        next: from + sitemapPageSize < places.length ? link(page + 1) : null,
        previous: page > 1 && from < places.length ? link(page - 1) : null,
        results: places.slice(from, from + sitemapPageSize).map(({ urls, what }) => ({
          urls,
          changed_at: (what && changes.get(what)?.toISOString()) || null,
        })),
      };
    },
  );
};
