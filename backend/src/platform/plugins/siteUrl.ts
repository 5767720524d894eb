import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Origin at which visitors reach the site, without a closing slash; for links in mails. */
    siteUrl: string;
  }
}

/** Whether a visitor's browser can open the address. */
export function isSiteUrl(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export function addSiteUrl(app: FastifyInstance, siteUrl = "http://localhost:3000"): void {
  app.decorate("siteUrl", new URL(siteUrl).origin);
}
