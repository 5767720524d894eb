import type { Room } from "../platform/roomDefinition.ts";
import { alertsResource } from "./alerts/alerts.resource.ts";
import { alertRoutes } from "./alerts/alerts.routes.ts";
import { addConsentJobs, consentRoutes } from "./consent/consent.routes.ts";
import { consentRecordsRoutes } from "./consent/consentRecords.routes.ts";
import { addOfferJob } from "./consent/offers.ts";
import { reusableBlocksRoutes } from "./content/blocks/reusableBlocks.routes.ts";
import { blockRoutes } from "./content/pages/blocks.routes.ts";
import { contentRoutes } from "./content/pages/content.routes.ts";
import { pagesResource } from "./content/pages/pages.resource.ts";
import { patternsRoutes } from "./content/patterns/patterns.routes.ts";
import { publishingRoutes } from "./content/publishing/publishing.routes.ts";
import { addContentJobs } from "./content/publishing/schedules.ts";
import { schedulesRoutes } from "./content/publishing/schedules.routes.ts";
import { schedulesTogetherRoutes } from "./content/publishing/schedulesTogether.routes.ts";
import { versionsRoutes } from "./content/publishing/versions.routes.ts";
import { addChangesJobs } from "./content/changes/changes.jobs.ts";
import { changesRoutes } from "./content/changes/changes.routes.ts";
import { checksRoutes } from "./content/checks/checks.routes.ts";
import { addPresenceJobs, presenceRoutes } from "./content/presence/presence.routes.ts";
import { reviewRoutes } from "./content/reviews/review.routes.ts";
import { addReviewsSweep } from "./content/reviews/reviews.jobs.ts";
import { reviewsRoutes } from "./content/reviews/reviews.routes.ts";
import { sectionRoutes } from "./content/sections/sections.routes.ts";
import { homeRoutes } from "./home/home.routes.ts";
import { homeEditingRoutes } from "./home/homeEditing.routes.ts";
import { hotlineRoutes } from "./hotline/hotline.routes.ts";
import { gapsRoutes, siteStateRoutes, tellGaps } from "./legal/gaps.routes.ts";
import { legalFactsRoutes } from "./legal/legalFacts.routes.ts";
import { navigationResource } from "./navigation/navigation.resource.ts";
import { navigationRoutes } from "./navigation/navigation.routes.ts";
import { navigationOrderRoutes } from "./navigation/navigationOrder.routes.ts";
import {
  downloadCategoriesResource,
  downloadDirectoriesResource,
  pressImagesResource,
} from "./press/press.resource.ts";
import { pressRoutes } from "./press/press.routes.ts";
import { addMissedSweep } from "./redirects/missedAddresses.ts";
import { missedAddressesRoutes } from "./redirects/missedAddresses.routes.ts";
import { redirectsResource } from "./redirects/redirects.resource.ts";
import { redirectRoutes } from "./redirects/redirects.routes.ts";
import { publicSettingsRoutes } from "./settings/publicSettings.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { sponsorsResource } from "./sponsors/sponsors.resource.ts";
import { teamRoutes } from "./team/team.routes.ts";
import { teamMembersResource } from "./team/teamMembers.resource.ts";

/** Pages made of sections, their drafts and versions, and what stands around them. */
export const site: Room = {
  visitor: [
    alertRoutes,
    blockRoutes,
    consentRoutes,
    contentRoutes,
    homeRoutes,
    hotlineRoutes,
    legalFactsRoutes,
    navigationRoutes,
    pressRoutes,
    publicSettingsRoutes,
    redirectRoutes,
    reviewRoutes,
    siteStateRoutes,
    sitemapRoutes,
    teamRoutes,
  ],
  staff: [
    changesRoutes,
    sectionRoutes,
    pagesResource,
    redirectsResource,
    missedAddressesRoutes,
    homeEditingRoutes,
    publishingRoutes,
    versionsRoutes,
    reviewsRoutes,
    patternsRoutes,
    reusableBlocksRoutes,
    checksRoutes,
    presenceRoutes,
    schedulesRoutes,
    schedulesTogetherRoutes,
    navigationOrderRoutes,
    navigationResource,
    alertsResource,
    downloadCategoriesResource,
    downloadDirectoriesResource,
    pressImagesResource,
    teamMembersResource,
    sponsorsResource,
    consentRecordsRoutes,
    gapsRoutes,
  ],
  jobs: [
    addChangesJobs,
    addConsentJobs,
    addContentJobs,
    addMissedSweep,
    addOfferJob,
    addPresenceJobs,
    addReviewsSweep,
    tellGaps,
  ],
  collections: {
    hotline: "hotline",
    home: "home",
    "download-category": "press",
    "download-directory": "press",
    "press-image": "press",
  },
};
