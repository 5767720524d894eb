import type { ConsentRecord, ConsentRecorded, ConsentRequest } from "../api/consent.ts";
import type { ListPage } from "../api/common.ts";
import type {
  BigTeaser,
  ContentPage,
  Hero,
  MissedAddress,
  Navigation,
  Redirect,
} from "../api/content.ts";
import type { HighlightEvents } from "../api/events.ts";
import type { InstagramFeed, TeaserList } from "../api/home.ts";
import type { DownloadCategory, DownloadDirectory } from "../api/press.ts";
import type { Section } from "../api/sections.ts";
import type { LegalFacts, PublicSettings } from "../api/settings.ts";
import type { AlertList, PictureCredit, TicketHotline } from "../api/site.ts";
import type { SitemapPage } from "../api/sitemap.ts";
import type { SiteGap, SiteState } from "../privacy/siteState.ts";
import type { TeamMember, TeamMemberTeaser } from "../api/team.ts";
import type { Get, Post } from "./call.ts";
import type { ListPlace, Period, Preview, StaffListPlace } from "./queries.ts";

/** A content page by its path; the empty one is the home page's. */
export const getPage: Get<{ params: { "*": string }; query: Preview; answer: ContentPage }> = {
  method: "GET",
  path: "/:locale/api/page/*",
  for: "visitor",
};

/** Where readers of a path that is gone are to be led. */
export const getRedirect: Get<{ params: { "*": string }; answer: Redirect }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/redirect/*",
  for: "visitor",
};

/** Addresses that visitors asked for within a week and that there are not, the most frequent first. */
export const listMissedAddresses: Get<{ answer: MissedAddress[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/missed-addresses/",
  for: "staff",
};

/** A block, or a slot of a page. */
export const getBlock: Get<{ params: { slug: string }; query: Preview; answer: Section }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/container/by-slug/:slug",
  for: "visitor",
};

export const getNavigation: Get<{ answer: Navigation }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/nav",
  for: "visitor",
};

/** What the bar at the top of each page says now. */
export const listAlerts: Get<{ answer: AlertList }> = {
  method: "GET",
  path: "/api/alert-messages/:locale",
  for: "visitor",
};

export const getTicketHotline: Get<{ answer: TicketHotline }> = {
  method: "GET",
  path: "/api/ticket-hotline/:locale",
  for: "visitor",
};

/** Whose site it is, and whether it lacks what it must have to go live. */
export const getSiteState: Get<{ answer: SiteState }> = {
  method: "GET",
  path: "/:locale/api/site-state/",
  for: "visitor",
};

/** Facts on the provider and the site's accessibility, for the pages that the law asks for. */
export const getLegalFacts: Get<{ answer: LegalFacts }> = {
  method: "GET",
  path: "/:locale/api/legal-facts/",
  for: "visitor",
};

/** Whose pictures the site shows, in the order of their names. */
export const listPictureCredits: Get<{ answer: PictureCredit[] }> = {
  method: "GET",
  path: "/:locale/api/picture-credits/",
  for: "visitor",
};

/** What it lacks. */
export const listSiteGaps: Get<{ answer: SiteGap[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/site-gaps/",
  for: "staff",
};

export const getSettings: Get<{ answer: PublicSettings }> = {
  method: "GET",
  path: "/:locale/api/settings/",
  for: "visitor",
};

/** Addresses that search engines take in one file at most, and a page of the next call holds. */
export const sitemapPageSize = 10_000;

/** All public addresses. */
export const getSitemap: Get<{ query: ListPlace; answer: SitemapPage }> = {
  method: "GET",
  path: "/:locale/api/sitemap/",
  for: "visitor",
};

export const getHero: Get<{ query: Preview; answer: Hero }> = {
  method: "GET",
  path: "/:locale/api/hero/",
  for: "visitor",
};

export const getBigTeaser: Get<{ query: Preview; answer: BigTeaser }> = {
  method: "GET",
  path: "/:locale/api/big-teaser/",
  for: "visitor",
};

export const getTeaserList: Get<{ query: Preview; answer: TeaserList }> = {
  method: "GET",
  path: "/:locale/api/teaser-list/",
  for: "visitor",
};

export const getInstagramFeed: Get<{ query: Preview; answer: InstagramFeed }> = {
  method: "GET",
  path: "/:locale/api/instagram-feed/",
  for: "visitor",
};

export const getHighlightEvents: Get<{ query: Preview; answer: HighlightEvents }> = {
  method: "GET",
  path: "/:locale/api/highlight-events/",
  for: "visitor",
};

export const listTeamMembers: Get<{ answer: TeamMemberTeaser[] }> = {
  method: "GET",
  path: "/:locale/api/team-members/",
  for: "visitor",
};

export const getTeamMember: Get<{ params: { id: number }; answer: TeamMember }> = {
  method: "GET",
  path: "/:locale/api/team-members/:id/",
  for: "visitor",
};

export const listDownloadCategories: Get<{ answer: DownloadCategory[] }> = {
  method: "GET",
  path: "/:locale/api/download-categories/",
  for: "visitor",
};

/** Those of one category, or of all. */
export const listDownloadDirectories: Get<{
  query: { category?: number };
  answer: DownloadDirectory[];
}> = { method: "GET", path: "/:locale/api/download-directories/", for: "visitor" };

/** Records a decision of the consent dialog. */
export const createConsent: Post<{ body: ConsentRequest; answer: ConsentRecorded }> = {
  method: "POST",
  path: "/:locale/api/consent/",
  for: "visitor",
};

/** Decisions of the consent dialog, the newest first. */
export const listConsentRecords: Get<{
  query: StaffListPlace & Period & { consent_id?: string };
  answer: ListPage<ConsentRecord>;
}> = { method: "GET", path: "/:locale/pageeditor-api/consent-records/", for: "staff" };

/** The same as a table. */
export const exportConsentRecords: Get<{ query: Period & { consent_id?: string } }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/consent-records/export/",
  for: "admin",
};
