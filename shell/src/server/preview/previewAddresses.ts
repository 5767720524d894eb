import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cookieName } from "@festival/contracts/cookiesAndHeaders";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import { previewCookie } from "@festival/contracts/release/preview";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sitePath } from "../../sitePath.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import { respond, sendBody } from "../answer/respond.ts";
import type { PlainPageParts } from "../document/siteNames.ts";
import { readPostedText } from "../request/postedForm.ts";
import type { PreviewReader } from "../request/previewToken.ts";
import { isSameOrigin } from "../request/sameOrigin.ts";
import { beginPage, endedPage, previewStylePath } from "./previewPages.ts";

interface AddressParts {
  reader: PreviewReader;
  page: PlainPageParts;
  refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reason?: string,
  ): FastifyReply;
}

const style = new PreparedBody(
  200,
  "text/css; charset=utf-8",
  readFileSync(join(import.meta.dirname, "preview.css"), "utf8"),
);

const localeOf = (lang: unknown): Locale =>
  typeof lang === "string" && isLocale(lang) ? lang : defaultLocale;

const attributesOf = ({ protocol }: FastifyRequest) =>
  ({ path: "/", sameSite: "lax", httpOnly: true, secure: protocol === "https" }) as const;

const nameIn = ({ protocol }: FastifyRequest) => cookieName(previewCookie, protocol === "https");

/** The page that the reader comes from, where it is one of this site. */
function pageBefore({ headers, host }: FastifyRequest): string {
  const { referer = "" } = headers;
  if (!URL.canParse(referer)) return "/";
  const { host: from, pathname, search } = new URL(referer);
  return from === host ? (sitePath(pathname + search) ?? "/") : "/";
}

/** Where a link leads to look at another release, and where that ends. */
export function registerPreviewAddresses(
  app: FastifyInstance,
  { reader, page, refuse }: AddressParts,
): void {
  app.get(previewStylePath, (request, reply) =>
    sendBody(request, reply, style, { isPrivate: false }),
  );

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, text: string) => {
    reply.header("x-robots-tag", "noindex");
    const type = "text/html; charset=utf-8";
    return respond(request, reply, { status, type, text, isPrivate: true });
  };
  const sendEnded = (request: FastifyRequest, reply: FastifyReply, locale: Locale) =>
    sendPage(request, reply, 403, endedPage(locale, page));

  app.get(staffPaths.preview, (request, reply) => {
    const { token, lang } = request.query as { token?: unknown; lang?: unknown };
    const locale = localeOf(lang);
    const preview = typeof token === "string" ? reader.ofToken(token) : undefined;
    if (!preview || typeof token !== "string") return sendEnded(request, reply, locale);
    return sendPage(request, reply, 200, beginPage(locale, page, { preview, token }));
  });

  app.post(staffPaths.preview, (request, reply) => {
    if (!isSameOrigin(request)) return refuse(request, reply, 403, "foreignForm");
    const { form } = readPostedText(request.body);
    const [token = ""] = form.token ?? [];
    const locale = localeOf(form.lang?.[0]);
    const preview = reader.ofToken(token);
    if (!preview) return sendEnded(request, reply, locale);
    const maxAge = Math.ceil((preview.until - Date.now()) / 1000);
    reply.setCookie(nameIn(request), token, { ...attributesOf(request), maxAge });
    return reply.redirect(href("home", locale), 303);
  });

  app.post(staffPaths.endPreview, (request, reply) => {
    if (!isSameOrigin(request)) return refuse(request, reply, 403, "foreignForm");
    reply.clearCookie(nameIn(request), attributesOf(request));
    return reply.redirect(pageBefore(request), 303);
  });
}
