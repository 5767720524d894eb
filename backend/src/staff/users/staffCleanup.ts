import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import { deleteSignInsBefore, forgetAddressesBefore } from "../audit/audit.repository.ts";
import { deleteEndedSessions } from "../sessions/sessions.repository.ts";
import { deleteForgottenTries } from "../sessions/signInTries.repository.ts";
import { deleteEndedTokens } from "./staffTokens.repository.ts";

/**
 * Clears away links and sessions that are over, and what is known of sign-ins for long enough, each hour. The audit log
 * keeps addresses for as long as one may look into an attack; what people changed has no end.
 */
export function addStaffCleanup(app: FastifyInstance): void {
  app.jobs.handle("staff-cleanup", { schedule: "23 * * * *" }, async () => {
    const now = new Date();
    const ago = (time: number) => new Date(now.getTime() - time);
    await deleteEndedTokens(app.database, now);
    await deleteForgottenTries(app.database, now);
    await deleteEndedSessions(app.database, now);
    await forgetAddressesBefore(app.database, ago(retentionMs("auditAddresses")));
    await deleteSignInsBefore(app.database, ago(retentionMs("auditSignIns")));
  });
}
