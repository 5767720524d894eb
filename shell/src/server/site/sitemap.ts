import type { SitemapEntry } from "@festival/contracts/api/sitemap";
import { getSitemap, sitemapPageSize } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { type Locale, locales, localize } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { href, listedRoutes } from "@festival/contracts/routes";
import { addedRoutes, presentPath } from "@festival/contracts/routes/former";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import { collectDependencies } from "../store/dependencies.ts";
import { attributes } from "../document/html.ts";
import { escapeText } from "@festival/contracts/escapeText";
import type { KnownOrigins } from "../request/origin.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";
import type { StoredAnswer, StoredPages } from "../store/storedPages.ts";

/** Where search engines look first; it names those of the languages. */
export const sitemapIndexPath = "/sitemap.xml";

const sitemapPath = (locale: Locale, page: number): string =>
  `/${locale}${sitemapIndexPath}${page > 1 ? `?page=${page}` : ""}`;

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
};
/** The backend in a language. */
type ApiIn = (locale: Locale) => ServerApi;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const lastmod = (changedAt: string | null): string =>
  changedAt ? `<lastmod>${escapeText(changedAt)}</lastmod>` : "";

/** One address; a page that stands in several languages names all of them, itself included. */
function urlElement({ urls, changed_at }: SitemapEntry, locale: Locale, origin: string): string {
  const known = locales.filter((language) => urls[language]);
  const twins = known.map((language) => {
    const href = origin + (urls[language] ?? "");
    return `<xhtml:link${attributes({ rel: "alternate", hreflang: language, href })}/>`;
  });
  const loc = `<loc>${escapeText(origin + (urls[locale] ?? ""))}</loc>`;
  return `<url>${loc}${lastmod(changed_at)}${known.length > 1 ? twins.join("") : ""}</url>`;
}

/** Screens with a single address that live releases have added, which the backend knows nothing of. */
function addedScreens(): SitemapEntry[] {
  const added = addedRoutes();
  return listedRoutes()
    .filter((name) => added.includes(name))
    .map((name) => ({ urls: localize((locale) => href(name, locale)), changed_at: null }));
}

/** With the addresses that its screens have now. */
const presentEntry = ({ urls, changed_at }: SitemapEntry): SitemapEntry => ({
  urls: Object.fromEntries(Object.entries(urls).map(([locale, url]) => [locale, presentPath(url)])),
  changed_at,
});

async function writeSitemap(
  apiIn: ApiIn,
  locale: Locale,
  page: number,
  origin: string,
): Promise<string> {
  const { results } = await apiIn(locale).get(getSitemap, { page: page > 1 ? page : undefined });
  if (results.length === 0) throw new ApiError("not_found", "The sitemap has fewer parts.");
  const entries = [...(page === 1 ? addedScreens() : []), ...results.map(presentEntry)];
  const lines = entries.map((entry) => urlElement(entry, locale, origin));
  return [declaration, `<urlset${attributes(namespaces)}>`, ...lines, "</urlset>", ""].join("\n");
}

async function writeIndex(apiIn: ApiIn, origin: string): Promise<string> {
  const files = await Promise.all(
    locales.map(async (locale) => {
      const { count } = await apiIn(locale).get(getSitemap);
      const pages = Math.ceil(count / sitemapPageSize);
      return Array.from({ length: pages }, (_, index) => sitemapPath(locale, index + 1));
    }),
  );
  const lines = files
    .flat()
    .map((path) => `<sitemap><loc>${escapeText(origin + path)}</loc></sitemap>`);
  const open = `<sitemapindex${attributes({ xmlns: namespaces.xmlns })}>`;
  return [declaration, open, ...lines, "</sitemapindex>", ""].join("\n");
}

interface SitemapParts {
  origins: KnownOrigins;
  backend: Backend;
  /** They are kept there as pages are, until something that they name changes. */
  pages: StoredPages;
  refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
}

/** The sitemap: all public addresses of the site, by language. */
export function registerSitemap(app: FastifyInstance, parts: SitemapParts): void {
  const { origins, backend, pages, refuse } = parts;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (apiIn: ApiIn, origin: string) => Promise<string>,
  ): Promise<FastifyReply> {
    const origin = origins.of(request.raw);
    if (!origin) return refuse(request, reply, 400);
    const key = `sitemap ${origin} ${name}`;
    const make = async () => {
      const dependencies = collectDependencies();
      const apiIn: ApiIn = (locale) =>
        backend.apiFor(locale, {}, dependencies, { isShared: false });
      const text = await write(apiIn, origin);
      const body = new PreparedBody(200, "application/xml; charset=utf-8", text);
      const answer: StoredAnswer = { kind: "body", body, isPersonal: false };
      return { answer, lifetime: dependencies.lifetime() };
    };
    try {
      const answer = pages.get(key) ?? (await pages.make(key, make, backend.now)).answer;
      if (answer.kind !== "body") return refuse(request, reply, 404);
      return await sendBody(request, reply, answer.body, { isPrivate: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status < 500) return refuse(request, reply, 404);
      return refuse(request, reply.header("retry-after", "60"), 503);
    }
  }

  app.get(sitemapIndexPath, (request, reply) => send(request, reply, "index", writeIndex));
  for (const locale of locales) {
    app.get<{ Querystring: { page?: string } }>(
      `/${locale}${sitemapIndexPath}`,
      (request, reply) => {
        const { page = "1" } = request.query;
        if (!/^[1-9]\d{0,3}$/.test(page)) return refuse(request, reply, 404);
        return send(request, reply, `${locale} ${page}`, (apiIn, origin) =>
          writeSitemap(apiIn, locale, Number(page), origin),
        );
      },
    );
  }
}
