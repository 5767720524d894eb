import type { OwnerName } from "../containers.ts";
import type { Localized } from "../locales.ts";
import { listParameters, programmeParameters } from "../programme/filters.ts";

export interface RouteDefinition {
  readonly owner: OwnerName;
  /**
   * Path behind the language, as react-router writes it: `:name` is one segment, a closing `*` any
   * number of them. `""` is the language's root.
   */
  readonly path: Localized;
  /** Query parameters that this screen reads, besides `commonQuery`. All others are ignored. */
  readonly query: readonly string[];
  /** Those of them that hold several values: a plain form sends each apart, the address has commas. */
  readonly lists?: readonly string[];
  /**
   * The route whose address is one level up, such as the list that this screen belongs to: its parameters are
   * among those of this one. By default the home page.
   */
  readonly above?: string;
  /** False for a screen that no search should lead to. Those without parameters are in the sitemap otherwise. */
  readonly inSitemap?: false;
  /** Whether it is nothing that visitors find: no list, check or release names it as one of theirs. */
  readonly forStaff?: true;
  /**
   * Whether passwords or codes are posted to it: its document has no scripts, nothing of it is kept, and nothing
   * that was typed is shown again but by its own screen.
   */
  readonly takesSecrets?: true;
  /** Whether what is posted to it may hold files; on other routes such a post is refused. */
  readonly takesFiles?: true;
  /** Parameters that must have a certain form for the route to match at all, by the sources of expressions. */
  readonly where?: Readonly<Record<string, string>>;
  /** Whether it gives way to every other route whose address a path may be. */
  readonly isFallback?: true;
}

/** Query parameters that every screen knows. */
export const commonQuery = ["edit", "newsletter", "beemobile", "noToolbar"] as const;

const same = (path: string): Localized => ({ de: path, en: path });

/** What a list of names is asked: words, a first letter, a page. */
const namesQuery = ["q", "letter", "page"] as const;

/**
 * Every screen of the site, most specific first. The only place where a page's path is written, but for screens that
 * a remote in a repository of its own adds. A route whose name contains `booklet` gets the transparent header.
 */
export const routes = {
  // stands in the sitemap as one of the pages
  home: { owner: "shell", path: same(""), inSitemap: false, query: [] },
  quizStart: { owner: "mf-quiz", path: same("/konzert-o-mat"), query: [] },
  quizQuestion: {
    owner: "mf-quiz",
    path: { de: "/konzert-o-mat/fragen", en: "/konzert-o-mat/question" },
    above: "quizStart",
    inSitemap: false,
    // `answer` is what the form of the question before has sent, `answers` all those before it
    query: ["question", "answers", "answer"],
    lists: ["answer"],
  },
  quizResult: {
    owner: "mf-quiz",
    path: same("/konzert-o-mat/:result"),
    above: "quizStart",
    query: [],
    // both languages' words for the questions are reserved in both
    where: { result: "^(?!(?:fragen|question)$)" },
  },
  magazine: { owner: "mf-magazine", path: { de: "/magazin", en: "/magazine" }, query: ["page"] },
  magazineTags: {
    owner: "mf-magazine",
    path: { de: "/magazin/tag", en: "/magazine/tag" },
    above: "magazine",
    query: [],
  },
  magazineTag: {
    owner: "mf-magazine",
    path: { de: "/magazin/tag/:slug/:id", en: "/magazine/tag/:slug/:id" },
    above: "magazine",
    query: ["page"],
  },
  article: {
    owner: "mf-magazine",
    path: { de: "/magazin/:slug/:id", en: "/magazine/:slug/:id" },
    above: "magazine",
    query: [],
  },
  pressImages: {
    owner: "shell",
    path: { de: "/pressebilder", en: "/pressimages" },
    query: ["category"],
  },
  programme: {
    owner: "mf-programme",
    path: same("/programm-tickets"),
    query: ["page", ...programmeParameters],
    lists: listParameters,
  },
  programmeChanges: {
    owner: "mf-programme",
    path: { de: "/programm-tickets/aenderungen", en: "/programm-tickets/changes" },
    above: "programme",
    inSitemap: false,
    query: ["page"],
  },
  /** All that the filters leave, on as few sheets as can be. */
  programmePrint: {
    owner: "mf-programme",
    path: { de: "/programm-tickets/drucken", en: "/programm-tickets/print" },
    above: "programme",
    inSitemap: false,
    query: programmeParameters,
    lists: listParameters,
  },
  event: {
    owner: "mf-programme",
    path: same("/programm-tickets/:slug/:id"),
    above: "programme",
    query: [],
  },
  eventBooklet: {
    owner: "mf-programme",
    path: {
      de: "/programm-tickets/:slug/:id/programmheft",
      en: "/programm-tickets/:slug/:id/booklet",
    },
    above: "event",
    query: [],
  },
  venues: {
    owner: "mf-programme",
    path: { de: "/veranstaltungsorte", en: "/locations" },
    // id of the venue whose ways the map shows; of so many venues that they are an index of names, what of it
    query: ["from", ...namesQuery],
  },
  venue: {
    owner: "mf-programme",
    path: { de: "/veranstaltungsorte/:slug/:id", en: "/locations/:slug/:id" },
    above: "venues",
    // of the past concerts, here and below
    query: ["page"],
  },
  artists: {
    owner: "mf-programme",
    path: { de: "/kuenstler", en: "/artists" },
    query: namesQuery,
  },
  artist: {
    owner: "mf-programme",
    path: { de: "/kuenstler/:slug/:id", en: "/artist/:slug/:id" },
    above: "programme",
    query: ["page"],
  },
  ensembles: { owner: "mf-programme", path: same("/ensembles"), query: namesQuery },
  works: {
    owner: "mf-programme",
    path: { de: "/werke", en: "/works" },
    query: namesQuery,
  },
  work: {
    owner: "mf-programme",
    path: { de: "/werke/:slug/:id", en: "/works/:slug/:id" },
    above: "works",
    query: ["page"],
  },
  composers: {
    owner: "mf-programme",
    path: { de: "/komponisten", en: "/composers" },
    query: namesQuery,
  },
  composer: {
    owner: "mf-programme",
    path: { de: "/komponisten/:slug/:id", en: "/composers/:slug/:id" },
    above: "composers",
    query: ["page"],
  },
  plan: {
    owner: "mf-programme",
    path: { de: "/mein-festival", en: "/my-festival" },
    // ids of events: by this link a plan moves to other devices
    query: ["events"],
    lists: ["events"],
  },
  team: { owner: "shell", path: same("/team"), query: [] },
  teamMember: { owner: "shell", path: same("/team/:slug/:id"), above: "team", query: [] },
  forms: { owner: "mf-forms", path: same("/forms"), query: [] },
  form: {
    owner: "mf-forms",
    path: same("/forms/:slug"),
    above: "forms",
    query: ["sent"],
    takesFiles: true,
  },
  newsletter: {
    owner: "mf-forms",
    path: same("/newsletter"),
    inSitemap: false,
    // the mails' links: whose subscription it is, and what is to be done, a `NewsletterStep`
    query: ["sent", "token", "step"],
  },
  /** What a visitor agrees to be loaded, also where no scripts run. */
  cookieSettings: {
    owner: "shell",
    path: { de: "/cookie-einstellungen", en: "/cookie-settings" },
    inSitemap: false,
    query: ["saved"],
  },
  /** Over the whole site. */
  search: {
    owner: "shell",
    path: { de: "/suche", en: "/search" },
    inSitemap: false,
    query: ["q", "kind"],
  },
  /** A draft for a reader without an account, as it was when staff made the link. */
  review: {
    owner: "shell",
    path: { de: "/durchsicht/:token", en: "/review/:token" },
    query: ["sent"],
    forStaff: true,
  },
  quizCheck: {
    owner: "mf-quiz",
    path: { de: "/concert-o-mat-pruefung", en: "/concert-o-mat-check" },
    query: [],
    forStaff: true,
  },
  styleGuide: {
    owner: "shell",
    path: { de: "/stilfibel", en: "/style-guide" },
    query: ["part", "width"],
    forStaff: true,
  },
  login: {
    owner: "shell",
    path: same("/admin/login"),
    // where to go afterwards, and whether a password was chosen just now
    query: ["next", "done"],
    forStaff: true,
    takesSecrets: true,
  },
  forgotPassword: {
    owner: "shell",
    path: same("/admin/forgot"),
    query: [],
    forStaff: true,
    takesSecrets: true,
  },
  newPassword: {
    owner: "shell",
    path: same("/admin/password"),
    // of a mail's link
    query: ["token"],
    forStaff: true,
    takesSecrets: true,
  },
  secondFactor: {
    owner: "shell",
    path: same("/admin/second-factor"),
    query: [],
    forStaff: true,
    takesSecrets: true,
  },
  // A generic page with exactly this path wins: the owner asks for the page first.
  ensemble: {
    owner: "shell",
    path: same("/:slug/:ensembleId"),
    above: "programme",
    query: ["page"],
    where: { ensembleId: "^[0-9]+$" },
    isFallback: true,
  },
  page: { owner: "shell", path: same("/*"), query: [], isFallback: true },
} as const satisfies Record<string, RouteDefinition>;

type BuiltOwners = { [Name in keyof typeof routes]: (typeof routes)[Name]["owner"] };

/**
 * The owner of each screen. A remote adds those of its own `src/routes.ts` by module augmentation, so that their
 * addresses are checked as those of this table are.
 */
export interface OwnersByRoute extends BuiltOwners {}

export type RouteName = keyof OwnersByRoute;

/** The routes of one owner. */
export type RoutesOf<Owner extends OwnerName> = {
  [Name in RouteName]: OwnersByRoute[Name] extends Owner ? Name : never;
}[RouteName];

/** Rows of the table, by name. */
export type RouteTable = Readonly<Record<string, RouteDefinition>>;
