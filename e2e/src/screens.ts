import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventDetail, EventListPage, VenueList } from "@festival/contracts/api/events";
import type { FormRef } from "@festival/contracts/api/forms";
import type { ArticleListPage } from "@festival/contracts/api/magazine";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { site } from "./site.ts";

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(site.url + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return answer.json() as Promise<T>;
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The demo season has none of these.");
  return item;
}

/** The opening of the demo season: it has a soloist and an ensemble. */
async function firstEvent(locale: Locale): Promise<EventDetail> {
  const { results } = await read<EventListPage>(apiPaths.events(locale));
  return read<EventDetail>(apiPaths.event(locale, first(results).id));
}

/** Paths of generic pages of the demo season. */
export const pagePaths = { visit: { de: "besuch", en: "visit" } } as const;

/** Every screen built so far, with an address of each that the demo season fills. */
export const screens: Record<string, (locale: Locale) => Promise<string>> = {
  home: async (locale) => href("home", locale),
  programme: async (locale) => href("programme", locale),
  event: async (locale) => {
    const { results } = await read<EventListPage>(apiPaths.events(locale));
    const event = first(results);
    return href("event", locale, { slug: event.slug[locale], id: event.id });
  },
  venues: async (locale) => href("venues", locale),
  venue: async (locale) => {
    const { id, slug } = first(await read<VenueList>(apiPaths.venues(locale)));
    return href("venue", locale, { slug: slug[locale], id });
  },
  artist: async (locale) => {
    const { event_castmembers } = await firstEvent(locale);
    const { id, slug } = first(event_castmembers);
    return href("artist", locale, { slug: slug[locale], id });
  },
  ensemble: async (locale) => {
    const { event_ensembles } = await firstEvent(locale);
    const { id, slug } = first(event_ensembles);
    return href("ensemble", locale, { slug: slug[locale], ensembleId: id });
  },
  magazine: async (locale) => href("magazine", locale),
  article: async (locale) => {
    const { results } = await read<ArticleListPage>(apiPaths.articles(locale));
    const article = first(results);
    return href("article", locale, { slug: article.slug[locale], id: article.id });
  },
  "quiz start": async (locale) => href("quizStart", locale),
  "quiz question": async (locale) => href("quizQuestion", locale),
  forms: async (locale) => href("forms", locale),
  form: async (locale) => {
    const forms = await read<FormRef[]>(apiPaths.forms(locale));
    return href("form", locale, { slug: first(forms).slug });
  },
  newsletter: async (locale) => href("newsletter", locale),
  page: async (locale) => href("page", locale, { path: pagePaths.visit[locale] }),
};

/** The contact form of the demo season. */
export const contactForm = (locale: Locale) => href("form", locale, { slug: "kontakt" });
