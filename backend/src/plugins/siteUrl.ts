import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Origin at which visitors reach the site, without a closing slash; for links in mails. */
    siteUrl: string;
  }
}

/** @throws Error when the address is none that a visitor's browser can open */
export function addSiteUrl(app: FastifyInstance, siteUrl = "http://localhost:3000"): void {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must begin with http:// or https://, unlike "${siteUrl}".`);
  }
  app.decorate("siteUrl", url.origin);
}
