import type { Room } from "../platform/roomDefinition.ts";
import { clientErrorsRoutes, listedErrorsRoutes } from "./clientErrors/clientErrors.routes.ts";
import { addClientErrorsSweep } from "./clientErrors/collectErrors.ts";
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
  visitor: [clientErrorsRoutes],
  staff: [officeRoutes, findRoutes],
  admin: [personsRoutes, releasesRoutes, releaseKeysRoutes, listedErrorsRoutes],
  team: [teamReleasesRoutes],
  jobs: [addEraseAgain, addRightsNotices, addClientErrorsSweep],
};
