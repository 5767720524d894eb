import { presenceLife } from "@festival/contracts/editing";
import { Office, OfficeFinding, StaleContent } from "@festival/contracts/api/operations";
import { getOffice, listOfficeFindings, listStaleContent } from "@festival/contracts/calls/office";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { longRequest } from "../platform/plugins/limits.ts";
import { listFindings } from "./findings.ts";
import { countEndingRights } from "./rights/rights.repository.ts";
import {
  countFailures,
  countNewEntries,
  listContentOwners,
  listDrafts,
  listPeopleAtWork,
  listSchedulesToCome,
  listTodaysEvents,
} from "./office.repository.ts";
import { findStaleContent } from "./staleContent.repository.ts";
import { findStaleRecords } from "./staleRecords.repository.ts";

/** How long findings are kept, in milliseconds: looking through all content takes a while. */
const keptFor = 60_000;
const presentSince = () => new Date(Date.now() - presenceLife * 1000);

/** What an office must know in the morning; each line leads to where it is acted on. */
export const officeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const findings = new Map<Locale, { at: number; found: Promise<OfficeFinding[]> }>();

  handle(
    app,
    listOfficeFindings,
    {
      ...longRequest,
      schema: {
        tags: ["staff"],
        summary: "What is to be done in content",
        response: { 200: Type.Array(OfficeFinding) },
      },
    },
    async ({ locale }) => {
      const kept = findings.get(locale);
      if (kept && Date.now() - kept.at < keptFor) return kept.found;
      const found = listContentOwners(app.database, locale).then((owners) =>
        listFindings(app.database, owners, app.clock.now()),
      );
      findings.set(locale, { at: Date.now(), found });
      // a failure is not kept
      found.catch(() => findings.delete(locale));
      return found;
    },
  );

  handle(
    app,
    listStaleContent,
    {
      schema: {
        tags: ["staff"],
        summary: "Content and records with words that are older than those of the other language",
        response: { 200: Type.Array(StaleContent) },
      },
    },
    async ({ locale }) => {
      const found = [
        ...(await findStaleContent(app.database, locale)),
        ...(await findStaleRecords(app.database, locale)),
      ];
      return found.toSorted((one, other) => one.title.localeCompare(other.title, locale));
    },
  );

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
        rights: await countEndingRights(database, now),
        entries: await countNewEntries(database, locale),
        people: await listPeopleAtWork(database, presentSince(), locale),
        failed_renditions: failed.renditions,
        failed_jobs: isAdmin ? failed.jobs : null,
        failed_mails: isAdmin ? failed.mails : null,
        failed_deliveries: isAdmin ? failed.deliveries : null,
      };
    },
  );
};
