import type { ContentOwnerType } from "./api/publishing.ts";
import type { Locale } from "./locales.ts";

/** Names of cookies and headers that browser, shell and backend agree on. */
export const sessionCookie = "festival_session";
/** Holds the secret from which a browser's CSRF tokens are made. */
export const csrfSecretCookie = "festival_csrf";
/** Readable by scripts; its value goes into the header. */
export const csrfCookie = "csrftoken";
export const csrfHeader = "x-csrftoken";
/** Carries the shared secret of calls from the shell's server to the backend. */
export const internalHeader = "x-festival-internal";
/** The visitor's address, as the edge saw it, on calls with the shared secret. */
export const clientAddressHeader = "x-festival-client";
/** Allows to change a visitor's plan; told once, when it is made. */
export const planSecretHeader = "x-festival-plan-secret";
/** Names a request in all logs. One that comes from outside is taken over if it looks like this. */
export const requestIdHeader = "x-request-id";
export const requestIdPattern = /^[\w.-]{8,64}$/;
/** On answers: what they show, as tags with commas between them, such as "event:12,venues". */
export const cacheTagsHeader = "x-festival-tags";
/** On answers: when they change by themselves by the festival's clock, ISO 8601 in UTC. */
export const changesAtHeader = "x-festival-changes-at";

/** Addresses that search engines take in one file at the most, and a page of their call holds. */
export const sitemapPageSize = 50_000;

/**
 * What a cookie that only servers read is called: over HTTPS it has the prefix for which browsers take it
 * from this very host alone, so that no neighbouring site can plant one.
 * @example cookieName("festival_session", true) => "__Host-festival_session"
 */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

type Filters = Record<string, string | number | undefined>;

function query(filters: Filters): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}

type AccountPart =
  | ""
  | "password/"
  | "sessions/"
  | "second-factor/"
  | "second-factor/confirm/"
  | "second-factor/remove/";

type OwnedCall =
  | "content"
  | "difference"
  | "order"
  | "publish"
  | "schedules"
  | `schedules/${number}`
  | "unpublish"
  | "versions"
  | `versions/${number}`
  | `versions/${number}/restore`;

/** Addresses of the backend's calls. The closing slashes are part of them. */
export const apiPaths = {
  page: (locale: Locale, path: string) =>
    `/${locale}/api/page/${path.split("/").map(encodeURIComponent).join("/")}`,
  season: (locale: Locale) => `/${locale}/api/season/`,
  navigation: (locale: Locale) => `/${locale}/pageeditor-api/nav`,
  user: (locale: Locale) => `/${locale}/pageeditor-api/user`,
  /** Addresses of the editor's module endpoints are `/{lang}/pageeditor-api/{model}/{id}/`. */
  section: (locale: Locale, model: string, id: number) =>
    `/${locale}/pageeditor-api/${model}/${id}/`,
  /** POST makes a section of a model, or a reusable block. */
  sections: (locale: Locale, model: string) => `/${locale}/pageeditor-api/${model}/`,
  /** A reusable block, or a slot of a page. */
  containerBySlug: (locale: Locale, slug: string) =>
    `/${locale}/pageeditor-api/container/by-slug/${encodeURIComponent(slug)}`,
  /** Where readers of a path that is gone are to be led. */
  redirect: (locale: Locale, path: string) =>
    `/${locale}/pageeditor-api/redirect/${path.split("/").map(encodeURIComponent).join("/")}`,
  /** Drafts and publishing of one of `contentOwners`. */
  owned: (locale: Locale, owner: ContentOwnerType, id: number, call: OwnedCall) =>
    `/${locale}/pageeditor-api/${owner}/${id}/${call}/`,
  /**
   * Query: `page` (from 1) and the filters, comma lists where a filter takes several. With `past`
   * only what is over, the latest first; with `ids` certain events, past ones too.
   */
  events: (locale: Locale, filters: Filters = {}) => `/${locale}/api/events/${query(filters)}`,
  event: (locale: Locale, id: number) => `/${locale}/api/events/${id}/`,
  /** How many events each option of the filters would leave; query as above, without `page`. */
  eventFacets: (locale: Locale, filters: Filters = {}) =>
    `/${locale}/api/events/facets/${query(filters)}`,
  /**
   * The filters' options by name; query as for `events`, without `page`. With `list`, a filter of ids, and
   * `find`, words, those of that list alone whose names have the words.
   */
  eventChoices: (locale: Locale, filters: Filters = {}) =>
    `/${locale}/api/events/choices/${query(filters)}`,
  /** What comes before and after an event; query as above. */
  eventNeighbours: (locale: Locale, id: number, filters: Filters = {}) =>
    `/${locale}/api/events/${id}/neighbours/${query(filters)}`,
  /** The days that have events; query as above, without `page`. */
  eventCalendar: (locale: Locale, filters: Filters = {}) =>
    `/${locale}/api/events/calendar/${query(filters)}`,
  /** A calendar file; query as above, without `page`. */
  eventsIcs: (locale: Locale, filters: Filters = {}) =>
    `/${locale}/api/events/calendar.ics${query(filters)}`,
  eventIcs: (locale: Locale, id: number) => `/${locale}/api/events/${id}/calendar.ics`,
  eventOptions: (locale: Locale) => `/${locale}/api/event-options/`,
  /** Suggestions while somebody types. */
  search: (locale: Locale, q: string) => `/${locale}/api/search/${query({ q })}`,
  /** The booklet of an event, by the event's id. */
  booklet: (locale: Locale, eventId: number) => `/${locale}/api/booklets/${eventId}/`,
  /** Query: `page` (from 1), and `event`, an id, or `events`, a comma list, for the changes of these only. */
  programmeChanges: (locale: Locale, filters: Filters = {}) =>
    `/${locale}/api/programme-changes/${query(filters)}`,
  /** The same as an Atom feed. */
  programmeChangesFeed: (locale: Locale) => `/${locale}/api/programme-changes/feed.atom`,
  marketingBanners: (locale: Locale) => `/${locale}/api/marketing-banners/`,
  sponsors: (locale: Locale) => `/${locale}/api/sponsors/`,
  castMembers: (locale: Locale) => `/${locale}/api/cast-members/`,
  ensembles: (locale: Locale) => `/${locale}/api/ensembles/`,
  composers: (locale: Locale) => `/${locale}/api/composers/`,
  composer: (locale: Locale, id: number) => `/${locale}/api/composers/${id}/`,
  work: (locale: Locale, id: number) => `/${locale}/api/works/${id}/`,
  /** POST makes a visitor's plan of events. */
  plans: (locale: Locale) => `/${locale}/api/plans/`,
  /** GET reads, PUT and DELETE need the plan's secret in `planSecretHeader`. */
  plan: (locale: Locale, id: string) => `/${locale}/api/plans/${encodeURIComponent(id)}/`,
  /** The address of the plan of these events as a QR code, an SVG image. */
  planCode: (locale: Locale, events: readonly number[]) =>
    `/${locale}/api/plans/code.svg${query({ events: events.join(",") })}`,
  planIcs: (locale: Locale, id: string) =>
    `/${locale}/api/plans/${encodeURIComponent(id)}/calendar.ics`,
  genres: (locale: Locale) => `/${locale}/api/genres/`,
  venues: (locale: Locale) => `/${locale}/api/venues/`,
  venue: (locale: Locale, id: number) => `/${locale}/api/venues/${id}/`,
  castMember: (locale: Locale, id: number) => `/${locale}/api/cast-members/${id}/`,
  ensemble: (locale: Locale, id: number) => `/${locale}/api/ensembles/${id}/`,
  highlightEvents: (locale: Locale) => `/${locale}/api/highlight-events/`,
  hero: (locale: Locale) => `/${locale}/api/hero/`,
  bigTeaser: (locale: Locale) => `/${locale}/api/big-teaser/`,
  teaserList: (locale: Locale) => `/${locale}/api/teaser-list/`,
  instagramFeed: (locale: Locale) => `/${locale}/api/instagram-feed/`,
  /** Query: `page` (from 1), `tags`, ids with commas between them, and `event`, an id. */
  articles: (locale: Locale, filters: Filters = {}) => `/${locale}/api/articles/${query(filters)}`,
  article: (locale: Locale, id: number) => `/${locale}/api/articles/${id}/`,
  /** The newest articles as an Atom feed; with a tag's id those of the tag. */
  articlesFeed: (locale: Locale, tag?: number) =>
    `/${locale}/api/articles/feed.atom${query({ tag })}`,
  articleTeasers: (locale: Locale) => `/${locale}/api/article-teasers/`,
  quiz: (locale: Locale) => `/${locale}/api/quiz/`,
  /** Query: `answers`, ids with commas between them, on a slider with `~` and a share in per cent. */
  quizRecommendations: (locale: Locale, answers: string) =>
    `/${locale}/api/quiz/recommendations/${query({ answers })}`,
  /** The same as a JPEG of 1200 by 630 pixels, for previews of a result. */
  quizResultPicture: (locale: Locale, answers: string) =>
    `/${locale}/api/quiz/recommendations/picture.jpg${query({ answers })}`,
  /** How well the quiz leads to the events to come, for staff. */
  quizCheck: (locale: Locale) => `/${locale}/pageeditor-api/quiz-check/`,
  tags: (locale: Locale) => `/${locale}/api/tags/`,
  settings: (locale: Locale) => `/${locale}/api/settings/`,
  /** All public addresses; `page` from 1. */
  sitemap: (locale: Locale, page = 1) =>
    `/${locale}/api/sitemap/${query({ page: page > 1 ? page : undefined })}`,
  teamMembers: (locale: Locale) => `/${locale}/api/team-members/`,
  teamMember: (locale: Locale, id: number) => `/${locale}/api/team-members/${id}/`,
  downloadCategories: (locale: Locale) => `/${locale}/api/download-categories/`,
  downloadDirectories: (locale: Locale, category?: number) =>
    `/${locale}/api/download-directories/${query({ category })}`,
  /** The language closes these two. */
  alertMessages: (locale: Locale) => `/api/alert-messages/${locale}`,
  ticketHotline: (locale: Locale) => `/api/ticket-hotline/${locale}`,
  forms: (locale: Locale) => `/${locale}/api/forms/`,
  form: (locale: Locale, slug: string) => `/${locale}/api/forms/${encodeURIComponent(slug)}/`,
  formEntries: (locale: Locale) => `/${locale}/api/forms-entries/`,
  /** GET says when the form was opened, as a token for its entry. */
  formToken: (locale: Locale, slug: string) =>
    `/${locale}/api/forms/${encodeURIComponent(slug)}/token/`,
  /** POST uploads a file for a form. */
  tempFiles: (locale: Locale) => `/${locale}/api/temp-files/`,
  tempFile: (locale: Locale, id: string) => `/${locale}/api/temp-files/${encodeURIComponent(id)}/`,
  /** GET answers what can be ordered, POST orders it. */
  newsletter: (locale: Locale) => `/${locale}/api/newsletter/`,
  newsletterConfirm: (locale: Locale) => `/${locale}/api/newsletter/confirm/`,
  /** GET reads whose token it is, POST changes. */
  newsletterSettings: (locale: Locale, token?: string) =>
    `/${locale}/api/newsletter/settings/${query({ token })}`,
  newsletterUnsubscribe: (locale: Locale) => `/${locale}/api/newsletter/unsubscribe/`,
  /** POST by mail programs, without any page. */
  newsletterOneClick: (locale: Locale, token: string) =>
    `/${locale}/api/newsletter/one-click/${query({ token })}`,
  newsletterExport: (locale: Locale, token: string) =>
    `/${locale}/api/newsletter/export/${query({ token })}`,
  newsletterErase: (locale: Locale) => `/${locale}/api/newsletter/erase/`,
  /** POST records a decision of the consent dialog. */
  consent: (locale: Locale) => `/${locale}/api/consent/`,
  /** GET sets the readable CSRF cookie. */
  csrf: "/api/csrf/",
  /** POST signs in (or asks for the second factor with 202), DELETE signs out; from the shell's server only. */
  internalSessions: "/internal/sessions/",
  /** POST invites somebody, for the command line. */
  internalUsers: "/internal/users/",
  /** POST finishes signing in; from the shell's server only, as are the next three. */
  internalSecondStep: "/internal/sessions/second-factor/",
  /** POST asks for a mail with a link to choose a new password. */
  internalPasswordResets: "/internal/password-resets/",
  /** POST says whose link it is, without using it up. */
  internalPasswordLinks: "/internal/password-links/",
  /** POST sets the password by such a link. */
  internalPasswords: "/internal/passwords/",
  /** The account of whoever is signed in, for browsers with scripts. */
  account: (locale: Locale, part: AccountPart) => `/${locale}/pageeditor-api/account/${part}`,
  /** The same for the shell's server, which has checked where a form comes from. */
  internalAccount: (part: AccountPart) => `/internal/account/${part}`,
  clock: "/internal/clock",
  health: "/health",
  /** 503 while the backend takes no requests: its database is away, or it is about to stop. */
  ready: "/ready",
  /** For Prometheus; only where no edge stands between. */
  metrics: "/metrics",
} as const;
