import type {
  FastifyPluginAsyncTypebox,
  TypeBoxTypeProvider,
} from "@fastify/type-provider-typebox";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { forms } from "./forms/room.ts";
import { magazine } from "./magazine/room.ts";
import { addPlatform, type PlatformOptions } from "./platform/addPlatform.ts";
import { copyRoutes } from "./platform/backup/copy.routes.ts";
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
import { csrfRoutes, requireCsrf } from "./platform/plugins/csrf.ts";
import { checking, lazyCompilers } from "./platform/plugins/lazyCompilers.ts";
import { serverLimits } from "./platform/plugins/limits.ts";
import { localePrefix } from "./platform/plugins/locale.ts";
import { limitReads } from "./platform/plugins/rateLimit.ts";
import { requestId } from "./platform/plugins/requestId.ts";
import { addUnboundedAnswers } from "./platform/plugins/withoutBounds.ts";
import { collectionsOfResources } from "./platform/resources/collections.ts";
import { platform } from "./platform/room.ts";
import type { Room } from "./platform/roomDefinition.ts";
import { programme } from "./programme/room.ts";
import { quiz } from "./quiz/room.ts";
import { fileUses } from "./site/content/uses/fileUses.ts";
import { imageUses } from "./site/content/uses/imageUses.ts";
import { site } from "./site/room.ts";
import { staff } from "./staff/room.ts";

export interface AppOptions extends PlatformOptions {
  /** Whose word on visitors' addresses is taken: addresses and networks with commas between them. */
  trustProxy?: string | undefined;
  /** Called before there are any routes, so that hooks of tests see all of them. */
  prepare?: (app: FastifyInstance) => void;
  /** Whether this is a developer's own machine, where everybody may read what the API is. */
  isDevelopment?: boolean;
  /** Pino's options; false for silence. */
  logger?: FastifyServerOptions["logger"];
}

/** Each imports only those before it. */
const rooms: readonly Room[] = [platform, staff, site, programme, magazine, quiz, forms];

async function registerAll(
  scope: FastifyInstance,
  routesOf: (room: Room) => readonly FastifyPluginAsyncTypebox[] | undefined,
): Promise<void> {
  for (const routes of rooms.flatMap((room) => routesOf(room) ?? [])) await scope.register(routes);
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
    schemaController: { compilersFactory: lazyCompilers },
    ajv: { customOptions: checking },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addUnboundedAnswers(app);
  options.prepare?.(app);
  const openJobs = await addPlatform(app, options, {
    mediaUses: { images: imageUses, files: fileUses },
    collections: Object.assign(collectionsOfResources(), ...rooms.map((room) => room.collections)),
  });
  for (const room of rooms) {
    room.decorate?.(app, options);
    for (const addJobs of room.jobs ?? []) addJobs(app);
  }

  // for everybody
  await app.register(async (visitors) => {
    limitReads(visitors);
    const below = (prefix: string, name: keyof NonNullable<Room["visitor"]>) =>
      visitors.register((scope) => registerAll(scope, ({ visitor }) => visitor?.[name]), {
        prefix,
      });
    await below(`${localePrefix}/api`, "api");
    await below(`${localePrefix}/pageeditor-api`, "pageeditorApi");
    await below("/api", "languageLast");
  });
  await app.register(mediaRoutes);
  await app.register(csrfRoutes);

  // for signed-in staff
  await app.register(
    async (signedIn) => {
      signedIn.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      signedIn.addHook("onRequest", requireStaff);
      signedIn.addHook("onRequest", requireSameOrigin);
      signedIn.addHook("onRequest", requireCsrf);
      await registerAll(signedIn, (room) => room.staff);
      await signedIn.register(async (admins) => {
        admins.addHook("onRequest", requireAdmin);
        await registerAll(admins, (room) => room.admin);
      });
    },
    { prefix: `${localePrefix}/pageeditor-api` },
  );

  // for our own processes
  await app.register(
    async (internal) => {
      internal.addHook("onRequest", requireInternal);
      await internal.register(changesRoutes(open));
      await internal.register(copyRoutes(open));
      await registerAll(internal, (room) => room.internal);
      await internal.register(async (signedIn) => {
        signedIn.addHook("onRequest", requireStaff);
        await registerAll(signedIn, (room) => room.internalStaff);
      });
    },
    { prefix: "/internal" },
  );

  // for the machines around the backend, and developers
  await app.register(healthRoutes(open));
  await app.register(metricsRoutes);
  await app.register(docsRoutes(options.isDevelopment ?? false));
  await openJobs();
  return app;
}
