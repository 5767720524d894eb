import type { Preview } from "@festival/contracts/release/preview";
import { consentCookie } from "@festival/contracts/consent";
import { match, takesSecrets } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { isOwner } from "@festival/contracts/containers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { layoutCookie } from "../../cookies/layoutCookie.ts";
import { respond } from "../answer/respond.ts";
import { backendPrefixes } from "../api/backendPrefixes.ts";
import { localeOfUrl } from "../document/plainPages.ts";
import type { PlainPageParts } from "../document/siteNames.ts";
import type { PreviewFinder } from "../process/previewFinder.ts";
import type { HeadReader } from "../request/requestHead.ts";
import { askPreview, type PreviewAnswer } from "./askPreview.ts";
import { problemPage, withBadge } from "./previewPages.ts";

interface PreviewingParts {
  heads: HeadReader;
  previews: PreviewFinder;
  page: PlainPageParts;
  longestMs: number;
}

/** What of an answer goes on to the browser; all else is the business of this process. */
const passedOn = ["content-security-policy", "location", "referrer-policy", "retry-after"] as const;

/** Cookies that pages set. No code that was never live sets others: they could be a session's. */
const cookiesOfPages = [consentCookie, layoutCookie].map((name) => `${name}=`);

const html = "text/html; charset=utf-8";
const isHtml = (type: string | undefined) => type?.startsWith("text/html") ?? false;

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The document of the admin area, which is the editor's; not the addresses beside it. */
const isAdmin = (path: string) =>
  isBelow(path, staffPaths.admin) &&
  !Object.values(staffPaths).some((other) => other !== staffPaths.admin && isBelow(path, other));

/** Whether another release has a part in what is asked for. Pages for passwords are always those of the live site. */
function isPreviewed({ name }: Preview, { method, originalUrl }: FastifyRequest): boolean {
  const [path = ""] = originalUrl.split("?", 1);
  if (!["GET", "HEAD", "POST"].includes(method)) return false;
  if (backendPrefixes.some((prefix) => isBelow(path, prefix))) return false;
  if (isAdmin(path)) return !isOwner(name) && method !== "POST";
  const route = match(path);
  return route !== undefined && !takesSecrets(route.name);
}

/**
 * Hands the requests of those who look at another release on to the process that serves it. Nothing of it is kept,
 * here or in browsers.
 */
export function registerPreviewing(
  app: FastifyInstance,
  { heads, previews, page, longestMs }: PreviewingParts,
): void {
  function sendProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Parameters<typeof problemPage>[2],
  ) {
    const locale = localeOfUrl(request.originalUrl);
    const text = problemPage(locale, page, problem);
    return respond(request, reply, { status: 503, type: html, text, isPrivate: true });
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    preview: Preview,
    { status, headers, text }: PreviewAnswer,
  ) {
    for (const name of passedOn) {
      const value = headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    for (const cookie of headers["set-cookie"] ?? []) {
      if (cookiesOfPages.some((begin) => cookie.startsWith(begin))) {
        reply.header("set-cookie", cookie);
      }
    }
    const type = headers["content-type"] ?? html;
    if (headers.location !== undefined) {
      return reply.code(status).header("cache-control", "private, no-store").send();
    }
    const marked = isHtml(type) ? withBadge(text, preview) : text;
    return respond(request, reply, { status, type, text: marked, isPrivate: true });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, preview: Preview) {
    reply.header("x-robots-tag", "noindex");
    const { origin, hasSession } = heads.headOf(request.raw);
    const found = await previews.find(preview);
    if ("problem" in found || origin === undefined) {
      const problem = "problem" in found ? found : { problem: "refused" as const, reason: "" };
      return sendProblem(request, reply, { ...preview, ...problem });
    }
    try {
      // only the editor's release sees sessions: its code runs in browsers alone
      const knowsStaff = hasSession && !isOwner(preview.name);
      const asked = { port: found.port, origin, knowsStaff, longestMs };
      return await send(request, reply, preview, await askPreview(request, asked));
    } catch (error) {
      request.log.warn({ err: error }, "another release gave no answer");
      previews.fail(preview, found.pid);
      const reason = "its process gave no answer";
      return sendProblem(request, reply, { ...preview, problem: "refused", reason });
    }
  }

  app.addHook("onRequest", (request, reply, done) => {
    const { preview } = heads.headOf(request.raw);
    if (!preview || !isPreviewed(preview, request)) return done();
    answer(request, reply, preview).catch((error: unknown) => void reply.send(error));
  });
}
