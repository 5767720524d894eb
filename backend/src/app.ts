import { join } from "node:path";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { copyRoutes } from "./backup/copy.routes.ts";
import { addHourlyDumps } from "./database/hourlyDumps.ts";
import { addNightlySweep } from "./database/nightlySweep.ts";
import type { OpenDatabase } from "./database/openDatabase.ts";
import { changesRoutes } from "./features/changes/changes.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { alertRoutes } from "./features/alerts/alerts.routes.ts";
import { clockRoutes } from "./features/clock/clock.routes.ts";
import { blockRoutes } from "./features/content/blocks.routes.ts";
import { contentRoutes } from "./features/content/content.routes.ts";
import { contentStaffRoutes } from "./features/content/contentStaff.routes.ts";
import { addContentJobs } from "./features/content/schedules.ts";
import { bookletRoutes } from "./features/booklets/booklets.routes.ts";
import { calendarRoutes } from "./features/calendars/calendars.routes.ts";
import { artistRoutes } from "./features/events/artists.routes.ts";
import { choicesRoutes } from "./features/events/choices.routes.ts";
import { eventRoutes } from "./features/events/events.routes.ts";
import { programmeResources } from "./features/programme/programmeResources.ts";
import { suggestionRoutes } from "./features/events/suggestions.routes.ts";
import { venueRoutes } from "./features/events/venues.routes.ts";
import { workRoutes } from "./features/events/works.routes.ts";
import { consentRoutes, addConsentJobs } from "./features/consent/consent.routes.ts";
import { consentRecordsRoutes } from "./features/consent/consentRecords.routes.ts";
import { docsRoutes } from "./features/docs/docs.routes.ts";
import { entriesRoutes } from "./features/forms/entries.routes.ts";
import { addFormJobs } from "./features/forms/forms.jobs.ts";
import { formsResource } from "./features/forms/forms.resource.ts";
import { formsRoutes } from "./features/forms/forms.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { jobsRoutes } from "./features/jobs/jobs.routes.ts";
import { addMailJobs } from "./features/mail/mail.ts";
import { mailsRoutes } from "./features/mail/mails.routes.ts";
import { metricsRoutes } from "./features/health/metrics.routes.ts";
import { homeRoutes } from "./features/home/home.routes.ts";
import { hotlineRoutes } from "./features/hotline/hotline.routes.ts";
import { magazineRoutes } from "./features/magazine/magazine.routes.ts";
import { fileRoutes } from "./features/media/files.routes.ts";
import { imageRoutes } from "./features/media/images.routes.ts";
import { addMedia } from "./features/media/media.ts";
import { mediaRoutes } from "./features/media/media.routes.ts";
import { openMediaStore } from "./features/media/store/mediaStore.ts";
import { navigationRoutes } from "./features/navigation/navigation.routes.ts";
import { newsletterRoutes } from "./features/newsletter/newsletter.routes.ts";
import { oneClickRoutes } from "./features/newsletter/oneClick.routes.ts";
import { subscribersRoutes } from "./features/newsletter/subscribers.routes.ts";
import { addNewsletterJobs } from "./features/newsletter/subscription.ts";
import { addPlanJobs, planRoutes } from "./features/plans/plans.routes.ts";
import { pressRoutes } from "./features/press/press.routes.ts";
import { redirectRoutes } from "./features/redirects/redirects.routes.ts";
import { programmeChangeRoutes } from "./features/programmeChanges/programmeChanges.routes.ts";
import { quizCheckRoutes } from "./features/quiz/quizCheck.routes.ts";
import { quizRoutes } from "./features/quiz/quiz.routes.ts";
import { seasonRoutes } from "./features/season/season.routes.ts";
import { sessionsRoutes } from "./features/sessions/sessions.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { sitemapRoutes } from "./features/sitemap/sitemap.routes.ts";
import { siteResources } from "./features/siteResources.ts";
import { staffRoutes } from "./features/staff/staff.routes.ts";
import { accountRoutes } from "./features/users/account.routes.ts";
import { addPasswordJobs } from "./features/users/passwords.ts";
import { inviteRoutes } from "./features/users/invite.routes.ts";
import { passwordRoutes } from "./features/users/passwords.routes.ts";
import { addStaffCleanup } from "./features/users/staffCleanup.ts";
import { usersRoutes } from "./features/users/users.routes.ts";
import { teamRoutes } from "./features/team/team.routes.ts";
import { importRoutes } from "./import/import.routes.ts";
import {
  addCaller,
  requireAdmin,
  requireInternal,
  requireSameOrigin,
  requireStaff,
} from "./plugins/access.ts";
import { addCacheTags } from "./plugins/cacheTags.ts";
import { addCsrf, csrfRoutes, requireCsrf } from "./plugins/csrf.ts";
import { addDraining } from "./plugins/draining.ts";
import { addErrors } from "./plugins/errors.ts";
import { addClock } from "./plugins/festivalClock.ts";
import { addJobs } from "./plugins/jobs.ts";
import { addKnownQuery } from "./plugins/knownQuery.ts";
import { addHeaders } from "./plugins/headers.ts";
import { checking, lazyCompilers } from "./plugins/lazyCompilers.ts";
import { addLimits, serverLimits } from "./plugins/limits.ts";
import { addLocale, localePrefix } from "./plugins/locale.ts";
import { addMailTransport } from "./plugins/mail.ts";
import { addMetrics } from "./plugins/metrics.ts";
import { addRateLimit, limitReads } from "./plugins/rateLimit.ts";
import { addRequestId, requestId } from "./plugins/requestId.ts";
import { addSiteUrl } from "./plugins/siteUrl.ts";
import { addSigning } from "./plugins/signing.ts";
import { addStaffSession } from "./plugins/staffSession.ts";
import { addStorageFaults } from "./plugins/storageFaults.ts";
import { addUnboundedAnswers } from "./plugins/withoutBounds.ts";
import { createSecretBox } from "./users/secretBox.ts";

export interface AppOptions {
  open: Omit<OpenDatabase, "close">;
  /** Folder of everything that this installation keeps. */
  dataDir: string;
  /** Where pictures and files are kept, as `openMediaStore` reads it; without it in the data folder. */
  mediaUrl?: string | undefined;
  /** Shared with the shell's server. */
  internalSecret: string;
  /** Origin at which visitors reach the site. */
  siteUrl?: string | undefined;
  /** The mail server's address, and the sender of mails where the settings name none. */
  mail?: { url?: string | undefined; from?: string | undefined };
  /** Whose word on visitors' addresses is taken: addresses and networks with commas between them. */
  trustProxy?: string | undefined;
  /** Called before there are any routes, so that hooks of tests see all of them. */
  prepare?: (app: FastifyInstance) => void;
  /** Whether this is a backend that runs: it works off jobs and measures itself, as tests do not. */
  isRunning?: boolean;
  /** Whether this is a developer's own machine, where everybody may read what the API is. */
  isDevelopment?: boolean;
  /** Pino's options; false for silence. */
  logger?: FastifyServerOptions["logger"];
}

declare module "fastify" {
  interface FastifyInstance {
    dataDir: string;
  }
}

/** Builds the API. Who may call what is to be seen here: one scope per kind of caller. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { open, internalSecret, isRunning = false } = options;
  const app = fastify({
    logger: options.logger ?? false,
    ...serverLimits,
    trustProxy: options.trustProxy ?? "loopback",
    forceCloseConnections: "idle",
    // while it stops it answers what it has accepted
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    schemaController: { compilersFactory: lazyCompilers },
    ajv: { customOptions: checking },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addUnboundedAnswers(app);
  options.prepare?.(app);
  app.decorate("database", open.database);
  app.decorate("dataDir", options.dataDir);
  app.decorate("secretBox", createSecretBox(internalSecret));
  addSiteUrl(app, options.siteUrl);
  addMailTransport(app, { ...options.mail, folder: join(options.dataDir, "mail") });
  addStorageFaults(app, options.dataDir);
  const openJobs = addJobs(app, open, isRunning);
  addHourlyDumps(app, open);
  addNightlySweep(app);
  addMailJobs(app);
  addMedia(app, openMediaStore(options.dataDir, options.mediaUrl));
  addFormJobs(app);
  addPlanJobs(app);
  addNewsletterJobs(app);
  addConsentJobs(app);
  addContentJobs(app);
  addPasswordJobs(app);
  addStaffCleanup(app);
  addErrors(app);
  addRequestId(app);
  addDraining(app);
  addMetrics(app, open.pool, isRunning);
  addLimits(app);
  addCaller(app, internalSecret);
  addLocale(app);
  addKnownQuery(app);
  addCacheTags(app);
  await addHeaders(app);
  await app.register(cookie);
  await addRateLimit(app);
  addCsrf(app, internalSecret);
  addSigning(app, internalSecret);
  addStaffSession(app, internalSecret);
  await addClock(app);
  await app.register(swagger, {
    openapi: { info: { title: "Festival API", version: "1" } },
  });

  // for everybody; changing calls of visitors carry `requireVisitorCsrf` themselves
  await app.register(
    async (visitor) => {
      limitReads(visitor);
      await visitor.register(contentRoutes);
      await visitor.register(eventRoutes);
      await visitor.register(choicesRoutes);
      await visitor.register(venueRoutes);
      await visitor.register(workRoutes);
      await visitor.register(suggestionRoutes);
      await visitor.register(calendarRoutes);
      await visitor.register(bookletRoutes);
      await visitor.register(programmeChangeRoutes);
      await visitor.register(planRoutes);
      await visitor.register(seasonRoutes);
      await visitor.register(artistRoutes);
      await visitor.register(formsRoutes);
      await visitor.register(newsletterRoutes);
      await visitor.register(oneClickRoutes);
      await visitor.register(consentRoutes);
      await visitor.register(homeRoutes);
      await visitor.register(magazineRoutes);
      await visitor.register(quizRoutes);
      await visitor.register(pressRoutes);
      await visitor.register(settingsRoutes);
      await visitor.register(sitemapRoutes);
      await visitor.register(teamRoutes);
    },
    { prefix: `${localePrefix}/api` },
  );
  await app.register(mediaRoutes);
  await app.register(
    async (visitor) => {
      limitReads(visitor);
      await visitor.register(blockRoutes);
      await visitor.register(navigationRoutes);
      await visitor.register(redirectRoutes);
    },
    { prefix: `${localePrefix}/pageeditor-api` },
  );
  // addresses that end with the language
  await app.register(
    async (visitor) => {
      limitReads(visitor);
      await visitor.register(alertRoutes);
      await visitor.register(hotlineRoutes);
    },
    { prefix: "/api" },
  );

  // for signed-in users
  await app.register(
    async (staff) => {
      staff.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      staff.addHook("onRequest", requireStaff);
      staff.addHook("onRequest", requireSameOrigin);
      staff.addHook("onRequest", requireCsrf);
      await staff.register(staffRoutes);
      await staff.register(contentStaffRoutes);
      await staff.register(accountRoutes);
      await staff.register(programmeResources);
      await staff.register(imageRoutes);
      await staff.register(fileRoutes);
      await staff.register(siteResources);
      await staff.register(formsResource);
      await staff.register(entriesRoutes);
      await staff.register(subscribersRoutes);
      await staff.register(consentRecordsRoutes);
      await staff.register(quizCheckRoutes);

      // for admins among them; resources name who may change them themselves
      await staff.register(async (admin) => {
        admin.addHook("onRequest", requireAdmin);
        await admin.register(usersRoutes);
        await admin.register(auditRoutes);
        await admin.register(jobsRoutes);
        await admin.register(mailsRoutes);
      });
    },
    { prefix: `${localePrefix}/pageeditor-api` },
  );

  // for our own processes
  await app.register(
    async (internal) => {
      internal.addHook("onRequest", requireInternal);
      await internal.register(clockRoutes);
      await internal.register(changesRoutes(open));
      await internal.register(copyRoutes(open));
      await internal.register(importRoutes);
      await internal.register(sessionsRoutes);
      await internal.register(passwordRoutes);
      await internal.register(inviteRoutes);
      // of signed-in users, for the shell's pages without scripts
      await internal.register(async (signedIn) => {
        signedIn.addHook("onRequest", requireStaff);
        await signedIn.register(accountRoutes);
      });
    },
    { prefix: "/internal" },
  );

  await app.register(healthRoutes(open));
  await app.register(metricsRoutes);
  await app.register(csrfRoutes);
  await app.register(docsRoutes(options.isDevelopment ?? false));
  // by now everybody has said which jobs they handle
  await openJobs();
  return app;
}
