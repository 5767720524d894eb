import type { Room } from "../platform/roomDefinition.ts";
import { entriesRoutes } from "./entries.routes.ts";
import { addFormJobs } from "./forms.jobs.ts";
import { entryWorkRoutes } from "./entryWork.routes.ts";
import { formsResource } from "./forms.resource.ts";
import { formsRoutes } from "./forms.routes.ts";
import { addDeliveryJobs } from "./newsletter/deliveries/deliveries.ts";
import { deliveriesRoutes } from "./newsletter/deliveries/deliveries.routes.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { oneClickRoutes } from "./newsletter/oneClick.routes.ts";
import { subscribersRoutes } from "./newsletter/subscribers.routes.ts";
import { addNewsletterJobs } from "./newsletter/subscription.ts";

/** Forms, what visitors send with them, and the newsletter. */
export const forms: Room = {
  visitor: [formsRoutes, newsletterRoutes, oneClickRoutes],
  staff: [formsResource, entriesRoutes, entryWorkRoutes, subscribersRoutes, deliveriesRoutes],
  jobs: [addFormJobs, addNewsletterJobs, addDeliveryJobs],
};
