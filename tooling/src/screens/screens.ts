import type { EventDetail, EventListPage, EventTeaser } from "@festival/contracts/api/events";
import type { VenueList } from "@festival/contracts/api/programme/venues";
import type { Quiz } from "@festival/contracts/api/quiz";
import type { SitemapPage } from "@festival/contracts/api/sitemap";
import { addressOf } from "@festival/contracts/calls/call";
import { getEvent, listEvents, listVenues } from "@festival/contracts/calls/programme";
import { getQuiz } from "@festival/contracts/calls/quiz";
import { getSitemap } from "@festival/contracts/calls/site";
import type { Locale } from "@festival/contracts/locales";
import {
  type RouteName,
  hasParameters,
  href,
  isForStaff,
  match,
  screenNames,
} from "@festival/contracts/routes";

/** Paths of generic pages of the demo season. */
export const pagePaths = {
  visit: { de: "besuch", en: "visit" },
  imprint: { de: "impressum", en: "imprint" },
  /** Holds a list of events. */
  focus: { de: "schwerpunkt-stille", en: "focus-silence" },
  /** Holds a section of every model. */
  specimen: { de: "musterseite", en: "specimen" },
} as const;

/** Answers with the path and query of a screen, filled with what the site has. */
type AddressOf = (locale: Locale) => Promise<string>;

export interface Screens {
  /** One of each route that visitors can open. */
  routes: Partial<Record<RouteName, AddressOf>>;
  /** Routes in other states, or with other content, by what they show. */
  states: Readonly<Record<string, AddressOf>>;
}

function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The demo season has no ${what}.`);
  return item;
}

/** A finished quiz with the first answer to each question, sliders in the middle. */
function resultCode({ id, questions }: Quiz): string {
  const answers = questions.map(({ kind, answers: [answer] }) =>
    kind === "slider" ? "~50" : String(answer?.id ?? 0),
  );
  return ["1", id, ...answers].join("-");
}

/**
 * All screens of a site that runs with the demo season: the one list that journeys, screenshots and
 * measurements go through. It follows from the table of routes.
 * @param site where it runs, without a closing slash
 */
export function screensOf(site: () => string): Screens {
  async function read<T>(path: string): Promise<T> {
    const answer = await fetch(site() + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    return answer.json() as Promise<T>;
  }
  /** The opening of the demo season: it has a soloist and an ensemble. */
  async function opening(locale: Locale): Promise<EventDetail> {
    const { results } = await read<EventListPage>(addressOf(listEvents, { locale }));
    const { id } = first(results, "event");
    return read<EventDetail>(addressOf(getEvent, { locale, id }));
  }

  async function eventWith(
    what: string,
    fits: (event: EventTeaser) => boolean,
    locale: Locale,
    screen: "event" | "eventBooklet" = "event",
  ): Promise<string> {
    for (let page = 1; ; page += 1) {
      const path = addressOf(listEvents, { locale, page });
      const { results, next } = await read<EventListPage>(path);
      const found = results.find(fits);
      if (found) return href(screen, locale, { slug: found.slug[locale], id: found.id });
      if (!next) throw new Error(`The demo season has no event that is ${what}.`);
    }
  }

  /** Of a route with parameters, the first address in the sitemap. */
  async function firstAddress(name: RouteName, locale: Locale): Promise<string> {
    if (!hasParameters(name)) return href(name, locale);
    const { results } = await read<SitemapPage>(addressOf(getSitemap, { locale }));
    const paths = results.map(({ urls }) => urls[locale] ?? "");
    return first(
      paths.filter((path) => match(path)?.name === name),
      `address of "${name}" in its sitemap; name one in "chosen"`,
    );
  }

  /** Where a certain address is wanted, or the sitemap has none. */
  const chosen: Partial<Record<RouteName, AddressOf>> = {
    quizResult: async (locale) =>
      href("quizResult", locale, {
        result: resultCode(await read<Quiz>(addressOf(getQuiz, { locale }))),
      }),
    event: async (locale) => {
      const { id, slug } = await opening(locale);
      return href("event", locale, { slug: slug[locale], id });
    },
    eventBooklet: (locale) =>
      eventWith("told in a booklet", (event) => event.has_booklet, locale, "eventBooklet"),
    artist: async (locale) => {
      const { id, slug } = first((await opening(locale)).event_castmembers, "artist");
      return href("artist", locale, { slug: slug[locale], id });
    },
    ensemble: async (locale) => {
      const { id, slug } = first((await opening(locale)).event_ensembles, "ensemble");
      return href("ensemble", locale, { slug: slug[locale], ensembleId: id });
    },
    venue: async (locale) => {
      const { id, slug } = first(await read<VenueList>(addressOf(listVenues, { locale })), "venue");
      return href("venue", locale, { slug: slug[locale], id });
    },
    search: async (locale) => href("search", locale, {}, { q: "Beethoven" }),
    page: async (locale) => href("page", locale, { path: pagePaths.visit[locale] }),
  };

  return {
    routes: Object.fromEntries(
      screenNames()
        .filter((name) => !isForStaff(name))
        .map((name) => [name, chosen[name] ?? ((locale) => firstAddress(name, locale))]),
    ),
    states: {
      "every section": async (locale) => href("page", locale, { path: pagePaths.specimen[locale] }),
      "focus with its evenings": async (locale) =>
        href("page", locale, { path: pagePaths.focus[locale] }),
      "ways from a venue": async (locale) => {
        const { id } = first(await read<VenueList>(addressOf(listVenues, { locale })), "venue");
        return href("venues", locale, {}, { from: id });
      },
      imprint: async (locale) => href("page", locale, { path: pagePaths.imprint[locale] }),
      "programme that is filtered": async (locale) =>
        href("programme", locale, {}, { tickets_available: 1, access: "wheelchair" }),
      "plan with events": async (locale) => {
        const { results } = await read<EventListPage>(addressOf(listEvents, { locale }));
        return href("plan", locale, {}, { events: results.map(({ id }) => id) });
      },
      "programme without a find": async (locale) =>
        href("programme", locale, {}, { q: "gibtesnicht" }),
      "search before any words": async (locale) => href("search", locale),
      "search without a find": async (locale) => href("search", locale, {}, { q: "gibtesnicht" }),
      "event that is cancelled": (locale) =>
        eventWith("cancelled", ({ status }) => status === "cancelled", locale),
      "event that is sold out": (locale) =>
        eventWith("sold out", (event) => event.button_status === "sold_out", locale),
    },
  };
}
