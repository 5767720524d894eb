import type { FastifyInstance } from "fastify";
import { deleteSignInsBefore, forgetAddressesBefore } from "../audit/audit.repository.ts";
import { deleteEndedSessions } from "../sessions/sessions.repository.ts";
import { deleteForgottenTries } from "../sessions/signInTries.repository.ts";
import { deleteEndedTokens } from "./staffTokens.repository.ts";

const day = 24 * 60 * 60 * 1000;
/** How long the audit log keeps an address, in milliseconds: as long as one may look into an attack. */
const addressesFor = 30 * day;
/** How long it keeps sign-ins, failed ones too. What people changed has no end. */
const signInsFor = 365 * day;

/** Clears away links and sessions that are over, and what is known of sign-ins for long enough, each hour. */
export function addStaffCleanup(app: FastifyInstance): void {
  app.jobs.handle("staff-cleanup", { schedule: "23 * * * *" }, async () => {
    const now = new Date();
    const ago = (time: number) => new Date(now.getTime() - time);
    await deleteEndedTokens(app.database, now);
    await deleteForgottenTries(app.database, now);
    await deleteEndedSessions(app.database, now);
    await forgetAddressesBefore(app.database, ago(addressesFor));
    await deleteSignInsBefore(app.database, ago(signInsFor));
  });
}
