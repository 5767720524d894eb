import { join } from "node:path";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import { internalHeader, sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import type { FastifyInstance } from "fastify";
import { addClock } from "./clock/festivalClock.ts";
import { addHourlyDumps } from "./database/hourlyDumps.ts";
import { addNightlySweep } from "./database/nightlySweep.ts";
import type { OpenDatabase } from "./database/openDatabase.ts";
import { addMetrics } from "./health/metrics.ts";
import { addJobs } from "./jobs/jobs.ts";
import { addMailJobs } from "./mail/mail.ts";
import { addMailTransport } from "./mail/mailTransport.ts";
import { addMedia, type MediaUses } from "./media/media.ts";
import { openMediaStore } from "./media/store/mediaStore.ts";
import { addCaller } from "./plugins/access.ts";
import { addCacheTags, type CollectionNames } from "./plugins/cacheTags.ts";
import { addCsrf } from "./plugins/csrf.ts";
import { addDraining } from "./plugins/draining.ts";
import { addErrors } from "./plugins/errors.ts";
import { addHeaders } from "./plugins/headers.ts";
import { addKnownQuery } from "./plugins/knownQuery.ts";
import { addLimits } from "./plugins/limits.ts";
import { addLocale, withLanguage } from "./plugins/locale.ts";
import { addRateLimit } from "./plugins/rateLimit.ts";
import { addRequestId } from "./plugins/requestId.ts";
import { addSigning } from "./plugins/signing.ts";
import { addSiteUrl } from "./plugins/siteUrl.ts";
import { addStorageFaults } from "./plugins/storageFaults.ts";
import { addVersionsSweep } from "./resources/versions/recordVersions.routes.ts";

export interface PlatformOptions {
  open: Omit<OpenDatabase, "close">;
  /** Folder of everything that this installation keeps. */
  dataDir: string;
  /** The shell's release store; without it that of the data folder. */
  releasesDir?: string | undefined;
  /** Where pictures and files are kept, as `openMediaStore` reads it; without it in the data folder. */
  mediaUrl?: string | undefined;
  /** Shared with the shell's server. */
  internalSecret: string;
  /** Accepted as well, while the secret is being replaced; nothing new is made with it. */
  otherSecret?: string | undefined;
  /** Origin at which visitors reach the site. */
  siteUrl?: string | undefined;
  /** The mail server's address, and who writes mails where the settings name no sender. */
  mail?: { url?: string | undefined; from?: string | undefined };
  /** Whether this is a backend that runs: it works off jobs and measures itself, as tests do not. */
  isRunning?: boolean;
}

const session = { type: "apiKey", in: "cookie", name: sessionCookie } as const;
const ownProcess = { type: "apiKey", in: "header", name: internalHeader } as const;
/** Of OpenAPI, by the name of who may call. */
const securitySchemes = {
  staff: session,
  admin: session,
  process: ownProcess,
  signedIn: ownProcess,
  team: { type: "http", scheme: "bearer" } as const,
};

/** What the rooms above hand to the platform. */
export interface FromRooms {
  mediaUses: MediaUses;
  /** As `Room` has them, of all rooms. */
  collections: CollectionNames;
}

declare module "fastify" {
  interface FastifyInstance {
    dataDir: string;
    /** The shell's release store, where this process can reach it. */
    releasesDir: string;
  }
}

/**
 * Decorates an app with what all rooms stand on: the database, jobs, mail, media, the clock; and adds what
 * holds for each request. The order is that of the hooks.
 * @returns starts the jobs, once every room has said which ones it handles
 */
export async function addPlatform(
  app: FastifyInstance,
  options: PlatformOptions,
  { mediaUses, collections }: FromRooms,
): Promise<() => Promise<void>> {
  const { open, dataDir, internalSecret, otherSecret, isRunning = false } = options;
  const secrets = [internalSecret, otherSecret].filter((one) => one !== undefined);
  app.decorate("database", open.database);
  app.decorate("dataDir", dataDir);
  app.decorate("releasesDir", options.releasesDir ?? join(dataDir, "releases"));
  app.decorate("resources", new Map());
  addSiteUrl(app, options.siteUrl);
  addMailTransport(app, { ...options.mail, folder: join(dataDir, "mail") });
  addStorageFaults(app, dataDir);
  const openJobs = addJobs(app, open, isRunning);
  addHourlyDumps(app, open);
  addNightlySweep(app);
  addVersionsSweep(app);
  addMailJobs(app);
  addMedia(app, openMediaStore(dataDir, options.mediaUrl), mediaUses);
  addErrors(app);
  addRequestId(app);
  addDraining(app);
  addMetrics(app, open.pool, isRunning);
  addLimits(app);
  addCaller(app, secrets);
  addLocale(app);
  addKnownQuery(app);
  addCacheTags(app, collections);
  await addHeaders(app);
  await app.register(cookie);
  await addRateLimit(app);
  addCsrf(app, internalSecret);
  addSigning(app, internalSecret, secrets);
  await addClock(app);
  await app.register(swagger, {
    openapi: {
      info: { title: "Festival API", version: "1" },
      components: { securitySchemes },
    },
    transform: withLanguage,
  });
  return openJobs;
}
