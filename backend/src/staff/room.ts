import type { Room } from "../platform/roomDefinition.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { staffRoutes } from "./menus/staff.routes.ts";
import { createSecretBox } from "./secrets/secretBox.ts";
import { sessionsRoutes } from "./sessions/sessions.routes.ts";
import { addStaffSession } from "./sessions/staffSession.ts";
import { accountRoutes, internalAccountRoutes } from "./users/account.routes.ts";
import { inviteRoutes } from "./users/invite.routes.ts";
import { addPasswordJobs } from "./users/passwords.ts";
import { passwordRoutes } from "./users/passwords.routes.ts";
import { addStaffCleanup } from "./users/staffCleanup.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { savedViewsRoutes } from "./views/savedViews.routes.ts";

/** Who works at the site: accounts, signing in, sessions, the audit log. */
export const staff: Room = {
  staff: [staffRoutes, accountRoutes, savedViewsRoutes],
  admin: [usersRoutes, auditRoutes],
  internal: [sessionsRoutes, passwordRoutes, inviteRoutes],
  internalStaff: [internalAccountRoutes],
  decorate(app, { internalSecret, otherSecret }) {
    app.decorate("secretBox", createSecretBox(internalSecret, otherSecret));
    addStaffSession(app, internalSecret);
  },
  jobs: [addPasswordJobs, addStaffCleanup],
};
