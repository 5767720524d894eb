import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "@festival/contracts/calls/call";
import { getUser } from "@festival/contracts/calls/staff";
import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance } from "fastify";
import { socialImagePath } from "../../document/head.ts";
import { manifestPath, tabIconPath } from "../document/siteIcons.ts";
import type { KnownOrigins } from "../request/origin.ts";
import { sitemapIndexPath } from "./sitemap.ts";
import type { SiteNames } from "../document/siteNames.ts";

const dayInSeconds = 86_400;

interface SiteFile {
  type: string;
  content: string | Buffer;
}

const stored = (type: string, ...name: string[]): SiteFile => ({
  type,
  content: readFileSync(join(import.meta.dirname, ...name)),
});

const icon = (name: string) => stored("image/png", "icons", name);

/** What a system needs to install the site as an app. */
function manifest(locale: Locale, name: string): string {
  const png = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: href("home", locale),
    name,
    short_name: name.split(" ")[0],
    lang: locale,
    start_url: href("home", locale),
    scope: "/",
    display: "minimal-ui",
    theme_color: "#ffffff",
    background_color: "#005abe",
    icons: [
      png("/icon-192.png", 192, "any"),
      png("/icon-512.png", 512, "any"),
      png("/icon-maskable-512.png", 512, "maskable"),
    ],
  });
}

/** Robots may read all that visitors read, and get the sitemap. */
function robots(origin: string): string {
  const editing = locales.map((locale) =>
    addressOf(getUser, { locale }).replace(/(?<=\/)[^/]*$/, ""),
  );
  const admin = ["", ...locales.map((locale) => `/${locale}`)].map(
    (begin) => begin + staffPaths.admin,
  );
  const lines = [...admin, ...editing].map((path) => `Disallow: ${path}`);
  const sitemap = ["", `Sitemap: ${origin}${sitemapIndexPath}`];
  return `${["User-agent: *", ...lines, ...sitemap].join("\n")}\n`;
}

/** Files at addresses that others expect: browsers, systems, robots. */
export function registerSiteFiles(
  app: FastifyInstance,
  { origins, names }: { origins: KnownOrigins; names: SiteNames },
): void {
  const files: Record<string, SiteFile> = {
    "/favicon.svg": stored("image/svg+xml", "icons", "favicon.svg"),
    [tabIconPath]: icon("favicon-48.png"),
    [socialImagePath]: icon("social.png"),
    "/apple-touch-icon.png": icon("apple-touch-icon.png"),
    "/icon-192.png": icon("icon-192.png"),
    "/icon-512.png": icon("icon-512.png"),
    "/icon-maskable-512.png": icon("icon-maskable-512.png"),
  };
  for (const [path, { type, content }] of Object.entries(files)) {
    app.get(path, (_request, reply) =>
      reply
        .header("content-type", type)
        .header("cache-control", `max-age=${dayInSeconds}`)
        .send(content),
    );
  }
  for (const locale of locales) {
    app.get(manifestPath(locale), (_request, reply) =>
      reply
        .header("content-type", "application/manifest+json; charset=utf-8")
        .header("cache-control", `max-age=${dayInSeconds}`)
        .send(manifest(locale, names.of(locale))),
    );
  }
  app.get("/robots.txt", (request, reply) =>
    reply
      .header("content-type", "text/plain; charset=utf-8")
      .header("cache-control", `max-age=${dayInSeconds}`)
      .send(robots(origins.of(request.raw) ?? "")),
  );
}
