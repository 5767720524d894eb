import { join } from "node:path";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { copyRoutes } from "./platform/backup/copy.routes.ts";
import { addHourlyDumps } from "./platform/database/hourlyDumps.ts";
import { addNightlySweep } from "./platform/database/nightlySweep.ts";
import type { OpenDatabase } from "./platform/database/openDatabase.ts";
import { changesRoutes } from "./platform/changes/changes.routes.ts";
import { auditRoutes } from "./staff/audit/audit.routes.ts";
import { alertRoutes } from "./site/alerts/alerts.routes.ts";
import { clockRoutes } from "./platform/clock/clock.routes.ts";
import { blockRoutes } from "./site/content/pages/blocks.routes.ts";
import { contentRoutes } from "./site/content/pages/content.routes.ts";
import { contentStaffRoutes } from "./site/content/pages/contentStaff.routes.ts";
import { addContentJobs } from "./site/content/publishing/schedules.ts";
import { bookletRoutes } from "./programme/booklets/booklets.routes.ts";
import { calendarRoutes } from "./programme/calendars/calendars.routes.ts";
import { artistRoutes } from "./programme/people/artists.routes.ts";
import { choicesRoutes } from "./programme/search/choices.routes.ts";
import { eventRoutes } from "./programme/events/events.routes.ts";
import { programmeResources } from "./programme/programmeResources.ts";
import { suggestionRoutes } from "./programme/search/suggestions.routes.ts";
import { venueRoutes } from "./programme/venues/venues.routes.ts";
import { workRoutes } from "./programme/works/works.routes.ts";
import { consentRoutes, addConsentJobs } from "./site/consent/consent.routes.ts";
import { consentRecordsRoutes } from "./site/consent/consentRecords.routes.ts";
import { docsRoutes } from "./platform/docs/docs.routes.ts";
import { entriesRoutes } from "./forms/entries.routes.ts";
import { addFormJobs } from "./forms/forms.jobs.ts";
import { formsResource } from "./forms/forms.resource.ts";
import { formsRoutes } from "./forms/forms.routes.ts";
import { healthRoutes } from "./platform/health/health.routes.ts";
import { jobsRoutes } from "./platform/jobs/jobs.routes.ts";
import { addMailJobs } from "./platform/mail/mail.ts";
import { mailsRoutes } from "./platform/mail/mails.routes.ts";
import { metricsRoutes } from "./platform/health/metrics.routes.ts";
import { homeRoutes } from "./site/home/home.routes.ts";
import { hotlineRoutes } from "./site/hotline/hotline.routes.ts";
import { magazineRoutes } from "./magazine/magazine.routes.ts";
import { fileRoutes } from "./platform/media/files.routes.ts";
import { imageRoutes } from "./platform/media/images.routes.ts";
import { addMedia } from "./platform/media/media.ts";
import { mediaRoutes } from "./platform/media/media.routes.ts";
import { openMediaStore } from "./platform/media/store/mediaStore.ts";
import { navigationRoutes } from "./site/navigation/navigation.routes.ts";
import { newsletterRoutes } from "./forms/newsletter/newsletter.routes.ts";
import { oneClickRoutes } from "./forms/newsletter/oneClick.routes.ts";
import { subscribersRoutes } from "./forms/newsletter/subscribers.routes.ts";
import { addNewsletterJobs } from "./forms/newsletter/subscription.ts";
import { addPlanJobs, planRoutes } from "./programme/plans/plans.routes.ts";
import { pressRoutes } from "./site/press/press.routes.ts";
import { redirectRoutes } from "./site/redirects/redirects.routes.ts";
import { programmeChangeRoutes } from "./programme/programmeChanges/programmeChanges.routes.ts";
import { quizCheckRoutes } from "./quiz/quizCheck.routes.ts";
import { quizRoutes } from "./quiz/quiz.routes.ts";
import { seasonRoutes } from "./programme/season/season.routes.ts";
import { sessionsRoutes } from "./staff/sessions/sessions.routes.ts";
import { settingsRoutes } from "./platform/settings/settings.routes.ts";
import { sitemapRoutes } from "./site/sitemap/sitemap.routes.ts";
import { siteResources } from "./site/siteResources.ts";
import { staffRoutes } from "./staff/menus/staff.routes.ts";
import { accountRoutes } from "./staff/users/account.routes.ts";
import { addPasswordJobs } from "./staff/users/passwords.ts";
import { inviteRoutes } from "./staff/users/invite.routes.ts";
import { passwordRoutes } from "./staff/users/passwords.routes.ts";
import { addStaffCleanup } from "./staff/users/staffCleanup.ts";
import { usersRoutes } from "./staff/users/users.routes.ts";
import { teamRoutes } from "./site/team/team.routes.ts";
import { importRoutes } from "./programme/import/import.routes.ts";
import {
  addCaller,
  requireAdmin,
  requireInternal,
  requireSameOrigin,
  requireStaff,
} from "./platform/plugins/access.ts";
import { addCacheTags } from "./platform/plugins/cacheTags.ts";
import { addCsrf, csrfRoutes, requireCsrf } from "./platform/plugins/csrf.ts";
import { addDraining } from "./platform/plugins/draining.ts";
import { addErrors } from "./platform/plugins/errors.ts";
import { addClock } from "./platform/clock/festivalClock.ts";
import { addJobs } from "./platform/jobs/jobs.ts";
import { addKnownQuery } from "./platform/plugins/knownQuery.ts";
import { addHeaders } from "./platform/plugins/headers.ts";
import { checking, lazyCompilers } from "./platform/plugins/lazyCompilers.ts";
import { addLimits, serverLimits } from "./platform/plugins/limits.ts";
import { addLocale, localePrefix } from "./platform/plugins/locale.ts";
import { addMailTransport } from "./platform/mail/mailTransport.ts";
import { addMetrics } from "./platform/health/metrics.ts";
import { addRateLimit, limitReads } from "./platform/plugins/rateLimit.ts";
import { addRequestId, requestId } from "./platform/plugins/requestId.ts";
import { addSiteUrl } from "./platform/plugins/siteUrl.ts";
import { addSigning } from "./platform/plugins/signing.ts";
import { addStaffSession } from "./staff/sessions/staffSession.ts";
import { addStorageFaults } from "./platform/plugins/storageFaults.ts";
import { addUnboundedAnswers } from "./platform/plugins/withoutBounds.ts";
import { createSecretBox } from "./staff/secrets/secretBox.ts";

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
  /** The mail server's address, and who writes mails where the settings name nobody. */
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

  // for whoever is signed in
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
      // of whoever is signed in, for the shell's pages without scripts
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
