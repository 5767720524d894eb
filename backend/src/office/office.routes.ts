import { Office } from "@festival/contracts/api/operations";
import { getOffice } from "@festival/contracts/calls/office";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../platform/calls/handle.ts";
import {
  countFailures,
  countNewEntries,
  listDrafts,
  listSchedulesToCome,
  listTodaysEvents,
} from "./office.repository.ts";

/** What an office must know in the morning; each line leads to where it is acted on. */
export const officeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    getOffice,
    {
      schema: {
        tags: ["staff"],
        summary: "What an office must know in the morning",
        response: { 200: Office },
      },
    },
    async (request) => {
      const { locale } = request;
      const { database } = app;
      const staff = await request.readStaff();
      await app.clock.refresh();
      const now = app.clock.now();
      const isAdmin = staff?.role === "admin";
      const failed = await countFailures(database);
      return {
        now: now.toISOString(),
        today: await listTodaysEvents(database, now, locale),
        drafts: await listDrafts(database, locale),
        schedules: await listSchedulesToCome(database, now, locale),
        entries: await countNewEntries(database, now, locale),
        failed_renditions: failed.renditions,
        failed_jobs: isAdmin ? failed.jobs : null,
        failed_mails: isAdmin ? failed.mails : null,
      };
    },
  );
};
