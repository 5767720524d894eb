import fastifyCookie from "@fastify/cookie";
import fastifyFormbody from "@fastify/formbody";
import fastifyMultipart from "@fastify/multipart";
import fastify from "fastify";
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { createAdmission } from "./request/admission.ts";
import { createBackend } from "./api/backend.ts";
import { type LoadedComposition, releaseOf } from "./releases/composition.ts";
import type { ShellConfig } from "./config.ts";
import { decodableUrl } from "./request/decodableUrl.ts";
import { registerDevReload } from "./site/devReload.ts";
import { registerEdge } from "./site/edge.ts";
import { registerHealth } from "./site/health.ts";
import { requestIdHeader } from "@festival/contracts/cookiesAndHeaders";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import { tracedLogger } from "@festival/contracts/tracing/traceContext";
import { registerAdmin } from "./staff/adminRoute.ts";
import { registerStaffAddresses } from "./staff/staffAddresses.ts";
import type { Standing } from "./process/messages.ts";
import { registerOldBrowser } from "./site/oldBrowser.ts";
import { createPageMetrics, type PageMetrics } from "./metrics/pageMetrics.ts";
import { createKnownOrigins } from "./request/origin.ts";
import { registerPages } from "./page/pageRoute.ts";
import type { PreviewFinder } from "./process/previewFinder.ts";
import { registerPreviewAddresses } from "./preview/previewAddresses.ts";
import { registerPreviewing } from "./preview/previewing.ts";
import { createPreviewReader } from "./request/previewToken.ts";
import { type PagesInWork, createPagesInWork } from "./process/pagesInWork.ts";
import { formLimitBytes } from "./request/postedForm.ts";
import { lastResortPage, refusedPage } from "./document/plainPages.ts";
import { documentHeaders } from "./document/policy.ts";
import { requestId } from "./request/requestId.ts";
import { createErrorPageStore, createErrorPages } from "./page/errorPages.ts";
import { createPipeline } from "./page/pipeline.ts";
import { createHeadReader } from "./request/requestHead.ts";
import { createSessionCheck } from "./request/sessionToken.ts";
import { createSharedAnswers } from "./store/sharedAnswers.ts";
import { registerSitemap } from "./site/sitemap.ts";
import { followSettings } from "./site/followSettings.ts";
import { registerServiceWorker } from "./site/serviceWorker.ts";
import { createSiteNames } from "./document/siteNames.ts";
import { createVisitorShare } from "./request/visitorShare.ts";
import { unsentPage } from "./page/unsentPage.ts";
import { createServerBefore } from "./httpServer.ts";
import { keepFresh } from "./store/keepFresh.ts";
import { createFailures, createStoredPages, type StoredPages } from "./store/storedPages.ts";

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  reason?: string,
): FastifyReply {
  return reply
    .code(status)
    .headers(documentHeaders)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(refusedPage(request.url, reason ?? status));
}

/** What a worker has from its supervisor; an app without one stands alone. */
interface Supervised {
  /** How things stand at the moment. */
  standingOf(): Standing;
  /** Whether the shell is about to stop. */
  isRetiring(): boolean;
  pagesInWork: PagesInWork;
  metrics: PageMetrics;
  /** Where its pages are kept; without it the app makes a store of its own. */
  pages?: StoredPages;
  /** Where other releases are served for those who look at them; without it they can't be looked at. */
  previews?: PreviewFinder;
}

function standAlone({ refused }: LoadedComposition): Supervised {
  const standing: Standing = { takenOver: true, refused, storeProblem: null, heldOff: [] };
  return {
    standingOf: () => standing,
    isRetiring: () => false,
    pagesInWork: createPagesInWork(),
    metrics: createPageMetrics(),
  };
}

/** A worker's HTTP face for one set of releases. */
export function createApp(
  config: ShellConfig,
  composition: LoadedComposition,
  supervised: Partial<Supervised> = {},
): FastifyInstance {
  const {
    standingOf,
    isRetiring,
    pagesInWork,
    metrics,
    previews,
    pages = createStoredPages(config.keepsPages),
  } = { ...standAlone(composition), ...supervised };
  metrics.watch(pages);
  const origins = createKnownOrigins(config);
  const previewReader = createPreviewReader(config.acceptedSecrets);
  const heads = createHeadReader(
    origins,
    createSessionCheck(config.acceptedSecrets),
    previews && previewReader,
  );
  let hasToldOfHost = false;
  const onUnknownHost = (host: string | undefined) => {
    if (hasToldOfHost) return;
    hasToldOfHost = true;
    app.log.warn(
      `A request for the host "${host}" was refused; further ones are not logged. If it is this site's, name it in PUBLIC_ORIGIN.`,
    );
  };
  const before = { pages, metrics, heads, origins, hsts: config.hsts, onUnknownHost };
  const app = fastify({
    serverFactory: (handler) => createServerBefore(before, handler),
    logger: { level: process.env.LOG_LEVEL || "warn", redact: ["req.headers.cookie"] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: formLimitBytes,
    requestIdHeader: false,
    genReqId: requestId,
    childLoggerFactory: tracedLogger,
    trustProxy: config.trustProxy ?? "loopback",
    forceCloseConnections: "idle",
    // a worker that drains still answers what came to it
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url = "/" }) => decodableUrl(url),
    // what the framework refuses by itself never reaches a route, nor any hook
    frameworkErrors: (error, request, reply) => {
      void refuse(request, reply, error.statusCode ?? 400);
    },
  });
  const shared = createSharedAnswers();
  const backend = createBackend(config.backendUrl, config.internalSecret, {
    shared: config.keepsAnswers ? shared : undefined,
  });
  const names = createSiteNames();
  const errorPageStore = createErrorPageStore();
  const failures = createFailures();
  const admission = createAdmission(config.pagesInWork);
  const share = createVisitorShare(config.pagesPerVisitor);
  const errorPages = createErrorPages(composition, backend, errorPageStore);
  const pipeline = createPipeline(composition, backend, errorPages);
  if (config.keepsAnswers) {
    keepFresh(app, config, backend, {
      pages,
      shared,
      others: [errorPageStore, failures],
      onSettings: () => void followSettings(backend, { pages, names }, app.log),
    });
  }

  app.register(fastifyCookie);
  app.register(fastifyFormbody, { bodyLimit: formLimitBytes });
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(documentHeaders).header(requestIdHeader, request.id);
    done();
  });
  // a service worker is not shown cookies, so it could not tell by itself
  app.addHook("onSend", (_request, reply, _body, done) => {
    if (reply.hasHeader("set-cookie")) reply.header("cache-control", "private, no-store");
    done();
  });
  if (previews) {
    const longestMs = config.longestStepMs;
    const page = { composition, names };
    registerPreviewing(app, { heads, previews, page, longestMs });
    registerPreviewAddresses(app, { reader: previewReader, page, refuse });
  }
  registerEdge(app, config, { origins, names });
  registerServiceWorker(app, composition, { worksOffline: config.worksOffline, names });
  registerOldBrowser(app, composition);
  registerStaffAddresses(app, backend);
  registerAdmin(app, { backend, composition, heads });
  registerHealth(app, { config, composition, standingOf, isRetiring });
  if (config.development) registerDevReload(app);

  registerSitemap(app, { origins, backend, pages, refuse });
  app.register(async (scope) => {
    // what is too large is reported beside its field, not instead of the whole page
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
    registerPages(scope, {
      config,
      heads,
      pipeline,
      errorPages,
      backend,
      pages,
      failures,
      admission,
      pagesInWork,
      metrics,
      releaseOf: (owner) => releaseOf(composition, owner),
      share,
      unsentPage: (locale, url, posted) => unsentPage(locale, url, posted, { composition, names }),
      refuse,
    });
  });

  app.setNotFoundHandler((request, reply) => {
    if (["GET", "HEAD", "POST"].includes(request.method)) return refuse(request, reply, 404);
    return refuse(request, reply.header("allow", "GET, HEAD, POST"), 405);
  });
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(request, reply, status, error.reason);
    request.log.error({ err: error, url: loggedAddress(request.url) }, "the error page failed");
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(lastResortPage(request.url));
  });
  return app;
}
