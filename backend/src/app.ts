import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { tracedLogger } from "@festival/contracts/tracing/traceContext";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import {
  addDeliveryTargets,
  type DeliveryTargets,
} from "./forms/newsletter/deliveries/deliveryTargets.ts";
import { forms } from "./forms/room.ts";
import { magazine } from "./magazine/room.ts";
import { addErrorReports, type ErrorReports } from "./office/clientErrors/errorReports.ts";
import { mostTeamCalls, requireReleaseKey } from "./office/releases/requireReleaseKey.ts";
import { office } from "./office/room.ts";
import { addPlatform, type PlatformOptions } from "./platform/addPlatform.ts";
import { copyRoutes } from "./platform/backup/copy.routes.ts";
import { admit } from "./platform/calls/admit.ts";
import { changesRoutes } from "./platform/changes/changes.routes.ts";
import { docsRoutes } from "./platform/docs/docs.routes.ts";
import { healthRoutes } from "./platform/health/health.routes.ts";
import { metricsRoutes } from "./platform/health/metrics.routes.ts";
import { mediaRoutes } from "./platform/media/media.routes.ts";
import {
  requireAdmin,
  requireInternal,
  requireSameOrigin,
  requireStaff,
} from "./platform/plugins/access.ts";
import { requireCsrf } from "./platform/plugins/csrf.ts";
import { csrfRoutes } from "./platform/plugins/csrf.routes.ts";
import { checking, lazyCompilers } from "./platform/plugins/lazyCompilers.ts";
import { serverLimits } from "./platform/plugins/limits.ts";
import { createLimit, limitReads } from "./platform/plugins/rateLimit.ts";
import { requestId } from "./platform/plugins/requestId.ts";
import { addUnboundedAnswers } from "./platform/plugins/withoutBounds.ts";
import { collectionsOfResources } from "./platform/resources/collections.ts";
import { platform } from "./platform/room.ts";
import type { Room } from "./platform/roomDefinition.ts";
import { programme } from "./programme/room.ts";
import { quiz } from "./quiz/room.ts";
import { search } from "./search/room.ts";
import { fileUses } from "./site/content/uses/fileUses.ts";
import { imageUses } from "./site/content/uses/imageUses.ts";
import { site } from "./site/room.ts";
import { staff } from "./staff/room.ts";

export interface AppOptions extends PlatformOptions {
  /** Whose word on visitors' addresses is taken: addresses and networks with commas between them. */
  trustProxy?: string | undefined;
  /** Called before there are any routes, so that hooks of tests see all of them. */
  prepare?: (app: FastifyInstance) => void;
  /** Whether this is a developer's own machine, where everyone may read what the API is. */
  isDevelopment?: boolean;
  /** The programs that get subscribers of the newsletter; none by default. */
  deliveryTargets?: DeliveryTargets | undefined;
  /** What becomes of errors that browsers tell; by default each is kept, and none handed on. */
  errorReports?: ErrorReports | undefined;
  /** Pino's options; false for silence. */
  logger?: FastifyServerOptions["logger"];
}

/** Each imports only those before it. */
const rooms: readonly Room[] = [
  platform,
  staff,
  site,
  programme,
  magazine,
  quiz,
  forms,
  search,
  office,
];

async function registerAll(
  scope: FastifyInstance,
  callers: "visitor" | "staff" | "admin" | "team" | "internal" | "internalStaff",
): Promise<void> {
  for (const routes of rooms.flatMap((room) => room[callers] ?? [])) await scope.register(routes);
}

/** Builds the API. Who may call what is to be seen here: one scope per kind of caller. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { open } = options;
  const app = fastify({
    logger: options.logger ?? false,
    ...serverLimits,
    trustProxy: options.trustProxy ?? "loopback",
    forceCloseConnections: "idle",
    // while it stops it answers what it has accepted
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    childLoggerFactory: tracedLogger,
    schemaController: { compilersFactory: lazyCompilers },
    ajv: { customOptions: checking },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addUnboundedAnswers(app);
  options.prepare?.(app);
  const openJobs = await addPlatform(app, options, {
    mediaUses: { images: imageUses, files: fileUses },
    collections: Object.assign(collectionsOfResources(), ...rooms.map((room) => room.collections)),
  });
  addDeliveryTargets(app, options.deliveryTargets);
  addErrorReports(app, options.errorReports);
  for (const room of rooms) {
    room.decorate?.(app, options);
    for (const addJobs of room.jobs ?? []) addJobs(app);
  }

  await app.register(async (everyone) => {
    admit(everyone, "everybody");
    await everyone.register(mediaRoutes);
    await everyone.register(csrfRoutes);
    // for the machines around the backend, and developers
    await everyone.register(healthRoutes(open));
    await everyone.register(metricsRoutes);
    await everyone.register(docsRoutes(options.isDevelopment ?? false));
  });

  await app.register(async (visitors) => {
    admit(visitors, "visitor", "everybody");
    limitReads(visitors);
    await registerAll(visitors, "visitor");
  });

  await app.register(async (teams) => {
    // their calls need no session, and a key
    admit(teams, "everybody");
    teams.addHook("onRequest", createLimit(teams, "team calls", mostTeamCalls));
    teams.addHook("onRequest", requireReleaseKey);
    await registerAll(teams, "team");
  });

  await app.register(async (signedIn) => {
    admit(signedIn, "staff", "admin");
    signedIn.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    signedIn.addHook("onRequest", requireStaff);
    signedIn.addHook("onRequest", requireSameOrigin);
    signedIn.addHook("onRequest", requireCsrf);
    await registerAll(signedIn, "staff");
    await signedIn.register(async (admins) => {
      admit(admins, "admin");
      admins.addHook("onRequest", requireAdmin);
      await registerAll(admins, "admin");
    });
  });

  await app.register(async (internal) => {
    admit(internal, "process", "signedIn");
    internal.addHook("onRequest", requireInternal);
    await internal.register(async (processes) => {
      admit(processes, "process");
      await processes.register(changesRoutes(open));
      await processes.register(copyRoutes(open));
      await registerAll(processes, "internal");
    });
    await internal.register(async (signedIn) => {
      admit(signedIn, "signedIn");
      signedIn.addHook("onRequest", requireStaff);
      await registerAll(signedIn, "internalStaff");
    });
  });
  await openJobs();
  return app;
}
