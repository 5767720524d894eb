import type { ErrorCode } from "@festival/contracts/errors";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sectionModels } from "@festival/contracts/sections/sectionDescriptions";

/**
 * Who may call a route:
 * - everybody: anybody, without any token
 * - visitor: anybody; changing calls need the token of our own pages, or come by the shell's server
 * - staff: signed-in users; changing calls need origin and token as well
 * - admin: the same, admins alone
 * - process: our own processes
 * - signedIn: our own processes, for a signed-in user
 */
export type Access = "everybody" | "visitor" | "staff" | "admin" | "process" | "signedIn";

/** The kinds of callers that are tried on every route. */
export const callers = [
  "visitor",
  "visitor without token",
  "editor",
  "admin",
  "ended session",
  "admin without token",
  "admin on another site",
  "own process",
] as const;
export type CallerKind = (typeof callers)[number];

const staffRefusals: Partial<Record<CallerKind, ErrorCode>> = {
  visitor: "not_authenticated",
  "visitor without token": "not_authenticated",
  "ended session": "not_authenticated",
  // it speaks for visitors, never for staff
  "own process": "not_authenticated",
};
const foreign: ErrorCode = "forbidden";
const strangers = Object.fromEntries(
  callers.filter((caller) => caller !== "own process").map((caller) => [caller, foreign]),
) as Partial<Record<CallerKind, ErrorCode>>;

/** What the callers are refused with; who is not named gets through. */
const refusals: Record<
  Access,
  {
    always: Partial<Record<CallerKind, ErrorCode>>;
    changes?: Partial<Record<CallerKind, ErrorCode>>;
  }
> = {
  everybody: { always: {} },
  visitor: {
    always: {},
    changes: { "visitor without token": "csrf_failed", "admin without token": "csrf_failed" },
  },
  staff: {
    always: staffRefusals,
    changes: { "admin without token": "csrf_failed", "admin on another site": "forbidden" },
  },
  admin: {
    always: { ...staffRefusals, editor: "forbidden" },
    changes: { "admin without token": "csrf_failed", "admin on another site": "forbidden" },
  },
  process: { always: strangers },
  signedIn: { always: { ...strangers, "own process": "not_authenticated" } },
};

export function expectedRefusal(
  access: Access,
  caller: CallerKind,
  method: string,
): ErrorCode | undefined {
  const { always, changes } = refusals[access];
  return always[caller] ?? (method === "GET" ? undefined : changes?.[caller]);
}

/** Staff's lines, of the names with spaces between them. */
const below = (names: string) => names.split(/\s+/).map((name) => `pageeditor-api/${name}`);

/** Lines of what staff keep, as far as its description says so of who may read and write it. */
const resourceLines = (
  isMeant: (access: NonNullable<ResourceDescription["access"]>) => boolean,
  methods = [""],
) =>
  resourceDescriptions
    .filter(({ access = {} }) => isMeant(access))
    .flatMap(({ name }) => methods.map((method) => `${method}pageeditor-api/${name}`));

/**
 * Who may call what, by hand; sections and what staff keep follow from their descriptions. A line is a path without language and ids, or its beginning; with a method
 * in front it speaks of that alone. The longest line that fits a route speaks for it. A route without a
 * line fails the test, as does a line without a route.
 */
export const accessTable: Record<Access, readonly string[]> = {
  everybody: [
    "api/csrf",
    // nothing is there but for staff
    "api/docs",
    "health",
    "ready",
    // on the backend's own port alone: the edge does not pass it on
    "metrics",
    "media",
    // mail programs know of no token; the address holds a secret of the subscription
    "POST api/newsletter/one-click",
  ],

  visitor: [
    "api/alert-messages",
    "api/ticket-hotline",
    "api/page",
    "api/events",
    "api/event-options",
    "api/programme-changes",
    "api/booklets",
    "api/genres",
    "api/venues",
    "api/cast-members",
    "api/ensembles",
    "api/sponsors",
    "api/season",
    "api/marketing-banners",
    "api/search",
    "api/plans",
    "api/forms",
    "api/forms-entries",
    "api/temp-files",
    "api/newsletter",
    "api/consent",
    "api/hero",
    "api/big-teaser",
    "api/teaser-list",
    "api/instagram-feed",
    "api/highlight-events",
    "api/article-teasers",
    "api/articles",
    "api/tags",
    "api/quiz",
    "api/download-categories",
    "api/download-directories",
    "api/team-members",
    "api/settings",
    "api/sitemap",
    "pageeditor-api/nav",
    "pageeditor-api/redirect",
    "pageeditor-api/container/by-slug",
  ],

  staff: [
    "pageeditor-api/user",
    "pageeditor-api/account",
    "pageeditor-api/quiz-check",
    // sections of pages, one address per kind
    ...below(sectionModels.join(" ")),
    // what has sections: their order, drafts, versions and schedules
    "pageeditor-api/:owner",
    ...below("hero big-teaser teaser-list instagram-feed highlight-events article-teasers"),
    ...resourceLines((access) => access.read !== "admin"),
    ...below("forms-entries newsletter-subscribers consent-records"),
    "GET pageeditor-api/settings",
  ],

  admin: [
    ...resourceLines((access) => access.read === "admin"),
    ...resourceLines((access) => access.write === "admin", ["POST ", "DELETE "]),
    "pageeditor-api/users",
    "pageeditor-api/audit-log",
    "pageeditor-api/jobs",
    "pageeditor-api/mails",
    "POST pageeditor-api/settings",
    "POST pageeditor-api/forms-entries/erase",
    "GET pageeditor-api/newsletter-subscribers/export",
    "POST pageeditor-api/newsletter-subscribers/erase",
    "GET pageeditor-api/consent-records/export",
  ],

  process: [
    "internal/clock",
    "internal/changes",
    "internal/database-copy",
    "internal/import",
    "internal/sessions",
    "internal/password-resets",
    "internal/password-links",
    "internal/passwords",
    "internal/users",
  ],

  signedIn: ["internal/account"],
};
