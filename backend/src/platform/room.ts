import { clockRoutes } from "./clock/clock.routes.ts";
import { jobsRoutes } from "./jobs/jobs.routes.ts";
import { mailsRoutes } from "./mail/mails.routes.ts";
import { fileRoutes } from "./media/files.routes.ts";
import { imageRoutes } from "./media/images.routes.ts";
import { addRightsJobs } from "./media/rights.jobs.ts";
import type { Room } from "./roomDefinition.ts";
import { settingsStaffRoutes } from "./settings/settings.routes.ts";

/** What the other rooms stand on, as far as it is called: media, mail, jobs, settings, the clock. */
export const platform: Room = {
  staff: [imageRoutes, fileRoutes, settingsStaffRoutes],
  admin: [jobsRoutes, mailsRoutes],
  internal: [clockRoutes],
  jobs: [addRightsJobs],
};
