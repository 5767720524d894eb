import type { Room } from "../platform/roomDefinition.ts";
import { findRoutes } from "./find/find.routes.ts";
import { officeRoutes } from "./office.routes.ts";
import { addEraseAgain } from "./persons/eraseAgain.ts";
import { personsRoutes } from "./persons/persons.routes.ts";
import { releaseKeysRoutes } from "./releases/releaseKeys.routes.ts";
import { releasesRoutes } from "./releases/releases.routes.ts";
import { teamReleasesRoutes } from "./releases/teamReleases.routes.ts";
import { addRightsNotices } from "./rights/rights.jobs.ts";

/** What the admin area reads across all other rooms. */
export const office: Room = {
  staff: [officeRoutes, findRoutes],
  admin: [personsRoutes, releasesRoutes, releaseKeysRoutes],
  team: [teamReleasesRoutes],
  jobs: [addEraseAgain, addRightsNotices],
};
