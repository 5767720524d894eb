import { apiPaths, sessionCookie } from "@festival/contracts/apiPaths";
import type { StaffUser } from "@festival/contracts/api/staff";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import type { PostedForm } from "@festival/contracts/pageOwner";
import fastifyCookie from "@fastify/cookie";
import fastifyFormbody from "@fastify/formbody";
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { pageMediaType } from "../documentState.ts";
import { localeCookie } from "../localeCookie.ts";
import { createBackend, type Backend } from "./backend.ts";
import type { LoadedComposition } from "./composition.ts";
import type { ShellConfig } from "./config.ts";
import { registerDevReload } from "./devReload.ts";
import { registerEdge } from "./edge.ts";
import { healthOf } from "./health.ts";
import { registerLogin } from "./login.ts";
import { lastResortPage, refusedPage } from "./plainPages.ts";
import { documentHeaders } from "./policy.ts";
import { respond } from "./respond.ts";
import { createRoad, type SiteRequest } from "./road.ts";
import { isSameOrigin } from "./sameOrigin.ts";

const requestTimeoutMs = 15_000;
const formLimitBytes = 256 * 1024;
/** Tells clients when to try again after a 503. */
const retryAfterSeconds = "5";

/** No text in the database can hold a NUL. */
const textOf = (value: unknown) => String(value).replaceAll("\0", "");

function postedForm(body: unknown): PostedForm {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(textOf)]),
  );
}

function rememberedLocale(request: FastifyRequest): Locale {
  const remembered = request.cookies[localeCookie];
  return isLocale(remembered) ? remembered : defaultLocale;
}

/** Who is signed in; a session that is not valid counts as nobody. */
async function userOf(request: FastifyRequest, backend: Backend): Promise<StaffUser | null> {
  const session = request.cookies[sessionCookie];
  if (!session) return null;
  const answer = await backend
    .call(apiPaths.user(defaultLocale), {}, { cookie: request.headers.cookie })
    .catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as StaffUser) : null;
}

function wantsData(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? "";
  return accepted.includes(pageMediaType) && !accepted.includes("text/html");
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers(documentHeaders)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(refusedPage(request.url));
}

/** A worker's HTTP face for one set of releases. */
export function createApp(config: ShellConfig, composition: LoadedComposition): FastifyInstance {
  const app = fastify({
    logger: { level: process.env.LOG_LEVEL ?? "warn", redact: ["req.headers.cookie"] },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    bodyLimit: formLimitBytes,
    trustProxy: "loopback",
    forceCloseConnections: "idle",
    // a worker that drains still answers what came to it
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    // an address that can't be decoded never reaches a route, nor any hook
    frameworkErrors: (error, request, reply) => {
      void refuse(request, reply, error.statusCode ?? 400);
    },
  });
  const backend = createBackend(config.backendUrl, config.internalSecret);
  const road = createRoad(composition, backend);

  app.register(fastifyCookie);
  app.register(fastifyFormbody, { bodyLimit: formLimitBytes });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(documentHeaders);
    done();
  });
  registerEdge(app, config);
  registerLogin(app, composition, backend);
  app.get(apiPaths.health, async (_request, reply) => {
    const health = await healthOf(config, composition);
    return reply
      .code(health.status === "ok" ? 200 : 503)
      .header("cache-control", "no-store")
      .send(health);
  });
  if (config.development) registerDevReload(app);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isPost = request.method === "POST";
    if (isPost && !isSameOrigin(request)) return refuse(request, reply, 403);
    const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
    // what a client calls our host ends up in absolute addresses
    if (!URL.canParse(origin)) return refuse(request, reply, 400);
    const user = await userOf(request, backend);
    const siteRequest: SiteRequest = {
      url: request.url,
      asData: wantsData(request),
      origin,
      rememberedLocale: rememberedLocale(request),
      user,
      caller: { cookie: user ? request.headers.cookie : undefined, clientAddress: request.ip },
      form: isPost ? postedForm(request.body) : undefined,
      log: request.log,
    };
    const answer = await road.answer(siteRequest);
    if (answer.kind === "redirect") {
      return reply.header("cache-control", "no-cache").redirect(answer.to, answer.status);
    }
    if (answer.status === 503) reply.header("retry-after", retryAfterSeconds);
    return respond(request, reply, {
      status: answer.status,
      isPrivate: user !== null || isPost,
      ...(answer.kind === "page"
        ? { type: `${pageMediaType}; charset=utf-8`, text: JSON.stringify(answer.page) }
        : { type: "text/html; charset=utf-8", text: answer.html }),
    });
  }
  app.route({ method: ["GET", "POST"], url: "/*", handler: page });

  app.setNotFoundHandler((request, reply) => {
    if (["GET", "HEAD", "POST"].includes(request.method)) return refuse(request, reply, 404);
    return refuse(request, reply.header("allow", "GET, HEAD, POST"), 405);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(request, reply, status);
    request.log.error({ err: error, url: request.url }, "the error page failed");
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(lastResortPage(request.url));
  });
  return app;
}
