import type { ContentOwnerType } from "./api/publishing.ts";
import type { Locale } from "./locales.ts";

// Addresses of the backend's calls, imported as `apiPaths` from apiPaths.ts: one export each, so that no
// browser gets those that its page never asks. The closing slashes are part of them.

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

export const page = (locale: Locale, path: string) =>
  `/${locale}/api/page/${path.split("/").map(encodeURIComponent).join("/")}`;
export const season = (locale: Locale) => `/${locale}/api/season/`;
export const navigation = (locale: Locale) => `/${locale}/pageeditor-api/nav`;
export const user = (locale: Locale) => `/${locale}/pageeditor-api/user`;
/** Addresses of the editor's module endpoints are `/{lang}/pageeditor-api/{model}/{id}/`. */
export const section = (locale: Locale, model: string, id: number) =>
  `/${locale}/pageeditor-api/${model}/${id}/`;
/** POST makes a section of a model, or a reusable block. */
export const sections = (locale: Locale, model: string) => `/${locale}/pageeditor-api/${model}/`;
/** A reusable block, or a slot of a page. */
export const containerBySlug = (locale: Locale, slug: string) =>
  `/${locale}/pageeditor-api/container/by-slug/${encodeURIComponent(slug)}`;
/** Where readers of a path that is gone are to be led. */
export const redirect = (locale: Locale, path: string) =>
  `/${locale}/pageeditor-api/redirect/${path.split("/").map(encodeURIComponent).join("/")}`;
/** Drafts and publishing of one of `contentOwners`. */
export const owned = (locale: Locale, owner: ContentOwnerType, id: number, call: OwnedCall) =>
  `/${locale}/pageeditor-api/${owner}/${id}/${call}/`;
/**
 * Query: `page` (from 1) and the filters, comma lists where a filter takes several. With `past`
 * only what is over, the latest first; with `ids` certain events, past ones too. What is typed is `q`; where nothing
 * has it, what may be meant is looked up. Calls that are to find the same as another one take `words` of its answer
 * instead, for which nothing is looked up.
 */
export const events = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/events/${query(filters)}`;
export const event = (locale: Locale, id: number) => `/${locale}/api/events/${id}/`;
/** How many events there are; query as above, without `page`. */
export const eventCount = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/events/count/${query(filters)}`;
/**
 * The filters' options by name; query as for `events`, without `page`. With `list`, a filter of ids, and
 * `find`, words, those of that list alone whose names have the words.
 */
export const eventChoices = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/events/choices/${query(filters)}`;
/** What comes before and after an event; query as above. */
export const eventNeighbours = (locale: Locale, id: number, filters: Filters = {}) =>
  `/${locale}/api/events/${id}/neighbours/${query(filters)}`;
/** The days that have events; query as above, without `page`. */
export const eventCalendar = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/events/calendar/${query(filters)}`;
/** A calendar file; query as above, without `page`. */
export const eventsIcs = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/events/calendar.ics${query(filters)}`;
export const eventIcs = (locale: Locale, id: number) => `/${locale}/api/events/${id}/calendar.ics`;
export const eventOptions = (locale: Locale) => `/${locale}/api/event-options/`;
/** Suggestions while a visitor types. */
export const search = (locale: Locale, q: string) => `/${locale}/api/search/${query({ q })}`;
/** The booklet of an event, by the event's id. */
export const booklet = (locale: Locale, eventId: number) => `/${locale}/api/booklets/${eventId}/`;
/** Query: `page` (from 1), and `event`, an id, or `events`, a comma list, for the changes of these only. */
export const programmeChanges = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/programme-changes/${query(filters)}`;
/** The same as an Atom feed. */
export const programmeChangesFeed = (locale: Locale) =>
  `/${locale}/api/programme-changes/feed.atom`;
export const marketingBanners = (locale: Locale) => `/${locale}/api/marketing-banners/`;
export const sponsors = (locale: Locale) => `/${locale}/api/sponsors/`;
export const castMembers = (locale: Locale) => `/${locale}/api/cast-members/`;
export const ensembles = (locale: Locale) => `/${locale}/api/ensembles/`;
/** POST makes a visitor's plan of events. */
export const plans = (locale: Locale) => `/${locale}/api/plans/`;
/** GET reads, PUT and DELETE need the plan's secret in `planSecretHeader`. */
export const plan = (locale: Locale, id: string) =>
  `/${locale}/api/plans/${encodeURIComponent(id)}/`;
/** The address of the plan of these events as a QR code, an SVG image. */
export const planCode = (locale: Locale, events: readonly number[]) =>
  `/${locale}/api/plans/code.svg${query({ events: events.join(",") })}`;
export const planIcs = (locale: Locale, id: string) =>
  `/${locale}/api/plans/${encodeURIComponent(id)}/calendar.ics`;
export const genres = (locale: Locale) => `/${locale}/api/genres/`;
export const venues = (locale: Locale) => `/${locale}/api/venues/`;
export const venue = (locale: Locale, id: number) => `/${locale}/api/venues/${id}/`;
export const castMember = (locale: Locale, id: number) => `/${locale}/api/cast-members/${id}/`;
export const ensemble = (locale: Locale, id: number) => `/${locale}/api/ensembles/${id}/`;
export const highlightEvents = (locale: Locale) => `/${locale}/api/highlight-events/`;
export const hero = (locale: Locale) => `/${locale}/api/hero/`;
export const bigTeaser = (locale: Locale) => `/${locale}/api/big-teaser/`;
export const teaserList = (locale: Locale) => `/${locale}/api/teaser-list/`;
export const instagramFeed = (locale: Locale) => `/${locale}/api/instagram-feed/`;
/**
 * Query: `page` (from 1), `tags`, ids with commas between them, and `event`, `artist` or `ensemble`, an id:
 * articles that speak of the event, or of a public one in which they play.
 */
export const articles = (locale: Locale, filters: Filters = {}) =>
  `/${locale}/api/articles/${query(filters)}`;
export const article = (locale: Locale, id: number) => `/${locale}/api/articles/${id}/`;
/** The newest articles as an Atom feed; with a tag's id those of the tag. */
export const articlesFeed = (locale: Locale, tag?: number) =>
  `/${locale}/api/articles/feed.atom${query({ tag })}`;
export const articleTeasers = (locale: Locale) => `/${locale}/api/article-teasers/`;
export const quiz = (locale: Locale) => `/${locale}/api/quiz/`;
/** Query: `answers`, ids with commas between them, on a slider with `~` and a share in per cent. */
export const quizRecommendations = (locale: Locale, answers: string) =>
  `/${locale}/api/quiz/recommendations/${query({ answers })}`;
/** The same as a JPEG of 1200 by 630 pixels, for previews of a result. */
export const quizResultPicture = (locale: Locale, answers: string) =>
  `/${locale}/api/quiz/recommendations/picture.jpg${query({ answers })}`;
/** Captions of an answer's sound (WebVTT). */
export const quizCaptions = (locale: Locale, answer: number) =>
  `/${locale}/api/quiz/captions/${answer}.vtt`;
/** How well the quiz leads to the events to come, for staff. */
export const quizCheck = (locale: Locale) => `/${locale}/pageeditor-api/quiz-check/`;
export const tags = (locale: Locale) => `/${locale}/api/tags/`;
export const settings = (locale: Locale) => `/${locale}/api/settings/`;
/** All public addresses; `page` from 1. */
export const sitemap = (locale: Locale, page = 1) =>
  `/${locale}/api/sitemap/${query({ page: page > 1 ? page : undefined })}`;
export const teamMembers = (locale: Locale) => `/${locale}/api/team-members/`;
export const teamMember = (locale: Locale, id: number) => `/${locale}/api/team-members/${id}/`;
export const downloadCategories = (locale: Locale) => `/${locale}/api/download-categories/`;
export const downloadDirectories = (locale: Locale, category?: number) =>
  `/${locale}/api/download-directories/${query({ category })}`;
/** The language closes these two. */
export const alertMessages = (locale: Locale) => `/api/alert-messages/${locale}`;
export const ticketHotline = (locale: Locale) => `/api/ticket-hotline/${locale}`;
export const forms = (locale: Locale) => `/${locale}/api/forms/`;
export const form = (locale: Locale, slug: string) =>
  `/${locale}/api/forms/${encodeURIComponent(slug)}/`;
export const formEntries = (locale: Locale) => `/${locale}/api/forms-entries/`;
/** GET says when the form was opened, as a token for its entry. */
export const formToken = (locale: Locale, slug: string) =>
  `/${locale}/api/forms/${encodeURIComponent(slug)}/token/`;
/** POST uploads a file for a form. */
export const tempFiles = (locale: Locale) => `/${locale}/api/temp-files/`;
export const tempFile = (locale: Locale, id: string) =>
  `/${locale}/api/temp-files/${encodeURIComponent(id)}/`;
/** GET answers what can be ordered, POST orders it. */
export const newsletter = (locale: Locale) => `/${locale}/api/newsletter/`;
export const newsletterConfirm = (locale: Locale) => `/${locale}/api/newsletter/confirm/`;
/** GET reads whose token it is, POST changes. */
export const newsletterSettings = (locale: Locale, token?: string) =>
  `/${locale}/api/newsletter/settings/${query({ token })}`;
export const newsletterUnsubscribe = (locale: Locale) => `/${locale}/api/newsletter/unsubscribe/`;
/** POST by mail programs, without any page. */
export const newsletterOneClick = (locale: Locale, token: string) =>
  `/${locale}/api/newsletter/one-click/${query({ token })}`;
export const newsletterExport = (locale: Locale, token: string) =>
  `/${locale}/api/newsletter/export/${query({ token })}`;
export const newsletterErase = (locale: Locale) => `/${locale}/api/newsletter/erase/`;
/** POST records a decision of the consent dialog. */
export const consent = (locale: Locale) => `/${locale}/api/consent/`;
/** GET sets the readable CSRF cookie. */
export const csrf = "/api/csrf/";
/** POST signs in (or asks for the second factor with 202), DELETE signs out; from the shell's server only. */
export const internalSessions = "/internal/sessions/";
/** POST invites a member of staff, for the command line. */
export const internalUsers = "/internal/users/";
/** POST finishes signing in; from the shell's server only, as are the next three. */
export const internalSecondStep = "/internal/sessions/second-factor/";
/** POST asks for a mail with a link to choose a new password. */
export const internalPasswordResets = "/internal/password-resets/";
/** POST says whose link it is, without using it up. */
export const internalPasswordLinks = "/internal/password-links/";
/** POST sets the password by such a link. */
export const internalPasswords = "/internal/passwords/";
/** The account of the signed-in user, for browsers with scripts. */
export const account = (locale: Locale, part: AccountPart) =>
  `/${locale}/pageeditor-api/account/${part}`;
/** The same for the shell's server, which has checked where a form comes from. */
export const internalAccount = (part: AccountPart) => `/internal/account/${part}`;
export const clock = "/internal/clock";
/** What it can be asked, in OpenAPI; for staff. */
export const docs = "/api/docs";
export const health = "/health";
/** 503 while the backend takes no requests: its database is away, or it is about to stop. */
export const ready = "/ready";
/** For Prometheus; only where no edge stands between. */
export const metrics = "/metrics";
