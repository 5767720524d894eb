import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiPaths, internalHeader, sessionCookie } from "@festival/contracts/apiPaths";
import type { StaffUser } from "@festival/contracts/api/staff";
import { defaultLocale, isLocale, locales, type Locale } from "@festival/contracts/locales";
import type { PostedForm } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import fastifyCookie from "@fastify/cookie";
import fastifyFormbody from "@fastify/formbody";
import fastifyHttpProxy from "@fastify/http-proxy";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { pageMediaType } from "../documentState.ts";
import { localeCookie } from "../localeCookie.ts";
import { createBackend, type Backend } from "./backend.ts";
import type { LoadedComposition } from "./composition.ts";
import type { ShellConfig } from "./config.ts";
import { registerDevReload } from "./devReload.ts";
import { healthOf } from "./health.ts";
import { attributes, escapeText } from "./html.ts";
import { registerLogin } from "./login.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import { documentHeaders } from "./policy.ts";
import { respond } from "./respond.ts";
import { createRoad, type SiteRequest } from "./road.ts";
import { isSameOrigin } from "./sameOrigin.ts";

const requestTimeoutMs = 15_000;
const formLimitBytes = 256 * 1024;
/** Tells clients when to try again after a 503. */
const retryAfterSeconds = "5";

const lastResortTexts = { de, en };

function lastResort(locale: Locale): string {
  const { title, home } = lastResortTexts[locale].lastResort;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeText(title)}</title></head>
<body><h1>${escapeText(title)}</h1><p><a${attributes({ href: href("home", locale) })}>${escapeText(home)}</a></p></body></html>
`;
}

function postedForm(body: unknown): PostedForm {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(String)]),
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

/** The edge: everything that is not a page. */
function registerEdge(app: FastifyInstance, config: ShellConfig): void {
  app.register(fastifyStatic, {
    root: config.releasesFolder,
    prefix: "/remotes/",
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
    // a release's server side is nobody's business
    allowedPath: (path) => /^\/[a-z-]+\/[0-9a-f]{12}\/browser\//.test(path),
  });
  for (const prefix of [
    ...locales.flatMap((l) => [`/${l}/api`, `/${l}/pageeditor-api`]),
    "/api",
    "/media",
  ]) {
    app.register(fastifyHttpProxy, {
      upstream: config.backendUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          // only this server's own calls may carry the secret
          const { [internalHeader]: _stripped, ...passed } = headers;
          return {
            ...passed,
            host: request.headers.host,
            "x-forwarded-for": request.ip,
            "x-forwarded-proto": request.protocol,
          };
        },
      },
    });
  }
  const files = {
    "/favicon.svg": ["image/svg+xml", join(import.meta.dirname, "favicon.svg")],
    "/staff.css": ["text/css; charset=utf-8", join(import.meta.dirname, "staff.css")],
  } as const;
  for (const [path, [type, file]] of Object.entries(files)) {
    const bytes = readFileSync(file);
    app.get(path, (_request, reply) =>
      reply.header("content-type", type).header("cache-control", "max-age=86400").send(bytes),
    );
  }
}

/** A worker's HTTP face for one set of releases. */
export function createApp(config: ShellConfig, composition: LoadedComposition): FastifyInstance {
  const app = fastify({
    logger: { level: process.env.LOG_LEVEL ?? "warn", redact: ["req.headers.cookie"] },
    disableRequestLogging: true,
    requestTimeout: requestTimeoutMs,
    bodyLimit: formLimitBytes,
    trustProxy: "loopback",
    forceCloseConnections: "idle",
    // a worker that drains still answers what came to it
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
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
    const user = await userOf(request, backend);
    const siteRequest: SiteRequest = {
      url: request.url,
      asData: wantsData(request),
      origin: config.publicOrigin ?? `${request.protocol}://${request.host}`,
      rememberedLocale: rememberedLocale(request),
      user,
      caller: { cookie: user ? request.headers.cookie : undefined, clientAddress: request.ip },
      form: isPost ? postedForm(request.body) : undefined,
      log: request.log,
    };
    if (isPost && !isSameOrigin(request)) return reply.code(403).send();
    const answer = await road.answer(siteRequest);
    if (answer.kind === "redirect") return reply.redirect(answer.to, answer.status);
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

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, url: request.url }, "the error page failed");
    const locale = request.url.startsWith("/en") ? "en" : defaultLocale;
    return reply.code(status).type("text/html; charset=utf-8").send(lastResort(locale));
  });
  return app;
}
