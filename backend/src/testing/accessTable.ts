import type { Access } from "@festival/contracts/calls/call";
import type { ErrorCode } from "@festival/contracts/errors";

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
  "team's key",
] as const;
export type CallerKind = (typeof callers)[number];

const staffRefusals: Partial<Record<CallerKind, ErrorCode>> = {
  visitor: "not_authenticated",
  "visitor without token": "not_authenticated",
  "ended session": "not_authenticated",
  // it speaks for visitors, never for staff
  "own process": "not_authenticated",
  "team's key": "not_authenticated",
};
const foreign: ErrorCode = "forbidden";
const strangers = Object.fromEntries(
  callers.filter((caller) => caller !== "own process").map((caller) => [caller, foreign]),
) as Partial<Record<CallerKind, ErrorCode>>;

/** What the callers are refused with; those not named get through. */
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

/** Calls that take a team's key for the remote that is named, and nothing else. */
export const callsByKey: readonly string[] = [
  "getRemoteReleases",
  "rollBackByKey",
  "uploadPreview",
  "uploadRelease",
];

/** @param name of the call */
export function expectedRefusal(
  access: Access,
  caller: CallerKind,
  method: string,
  name: string,
): ErrorCode | undefined {
  // the key that is tried is for another remote
  if (callsByKey.includes(name)) return caller === "team's key" ? "forbidden" : "not_authenticated";
  const { always, changes } = refusals[access];
  return always[caller] ?? (method === "GET" ? undefined : changes?.[caller]);
}

/**
 * Who may call what, by hand and by the names of the calls: a second place in which a call is opened to others. All
 * that stands in none of these lists is for staff.
 */
export const accessTable: Record<Exclude<Access, "staff">, readonly string[]> = {
  // getDocs answers nothing but to staff; the edge does not pass getMetrics on; teams have keys
  everybody: [
    "getCsrf",
    "getDocs",
    "getFile",
    "getHealth",
    "getLiveness",
    "getMetrics",
    "getPicture",
    "getReadiness",
    "reportClientError",
    "reportPolicyViolation",
    "unsubscribeByMail",
    ...callsByKey,
  ],

  visitor: [
    "confirmNewsletter",
    "countEvents",
    "createConsent",
    "createEntry",
    "createPlan",
    "createRemark",
    "createUpload",
    "deletePlan",
    "deleteUpload",
    "eraseNewsletter",
    "exportNewsletter",
    "getArticle",
    "getArticleTeasers",
    "getArticlesFeed",
    "getBigTeaser",
    "getBlock",
    "getBooklet",
    "getCastMember",
    "getComposer",
    "getEnsemble",
    "getEvent",
    "getEventCalendar",
    "getEventChoices",
    "getEventIcs",
    "getEventNeighbours",
    "getEventsIcs",
    "getEventYears",
    "getForm",
    "getFormToken",
    "getHero",
    "getHighlightEvents",
    "getInstagramFeed",
    "getNavigation",
    "getNewsletter",
    "getNewsletterSettings",
    "getPage",
    "getPlan",
    "getPlanCode",
    "getPlanIcs",
    "getProgrammeChangesFeed",
    "getQuiz",
    "getQuizCaptions",
    "getQuizRecommendations",
    "getQuizResultPicture",
    "getRedirect",
    "getReview",
    "getSeason",
    "getSettings",
    "getSiteState",
    "getLegalFacts",
    "listPictureCredits",
    "getSitemap",
    "getSuggestions",
    "getTeamMember",
    "getTeaserList",
    "getTicketHotline",
    "getToday",
    "getVenue",
    "getWork",
    "listAlerts",
    "listArticles",
    "listCastMembers",
    "listDownloadCategories",
    "listDownloadDirectories",
    "listEnsembles",
    "listEventOptions",
    "listEvents",
    "listForms",
    "listGenres",
    "listMarketingBanners",
    "listNames",
    "listProgrammeChanges",
    "listSponsors",
    "listTags",
    "listTeamMembers",
    "listVenues",
    "orderNewsletter",
    "searchSite",
    "unsubscribeNewsletter",
    "updateNewsletterSettings",
    "updatePlan",
  ],

  admin: [
    "createPreviewLink",
    "createReleaseKey",
    "endSessionsOf",
    "eraseEntries",
    "erasePerson",
    "eraseSubscriber",
    "exportConsentRecords",
    "exportPerson",
    "exportSubscribers",
    "findPerson",
    "getAccountOf",
    "getMail",
    "inviteAgain",
    "inviteUser",
    "listAuditLines",
    "listClientErrors",
    "listDeliveries",
    "listJobs",
    "listMails",
    "listReleaseKeys",
    "listReleases",
    "listUsers",
    "resetSecondFactor",
    "retryDelivery",
    "retryJob",
    "retryMail",
    "revokeReleaseKey",
    "rollBackRelease",
    "rotateReleaseKey",
    "unblockUser",
    "updateSettings",
    "updateUser",
  ],

  process: [
    "copyDatabase",
    "createSession",
    "createUser",
    "deleteSession",
    "finishSession",
    "followChanges",
    "getClock",
    "importNyphil",
    "readPasswordLink",
    "requestPasswordReset",
    "setClock",
    "setPasswordByLink",
  ],

  signedIn: [
    "internalAccountCalls.changePassword",
    "internalAccountCalls.confirmSecondFactor",
    "internalAccountCalls.endSession",
    "internalAccountCalls.endSessions",
    "internalAccountCalls.get",
    "internalAccountCalls.listSessions",
    "internalAccountCalls.offerSecondFactor",
    "internalAccountCalls.removeSecondFactor",
  ],
};
