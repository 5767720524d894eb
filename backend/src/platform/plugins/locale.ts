import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the address, for routes below `localePrefix`. */
    locale: Locale;
  }
}

/** How the addresses of everything that has a language begin. */
export const localePrefix = "/:lang(de|en)";

function localeOf(request: FastifyRequest): Locale {
  const segment = request.url.split("/", 2)[1];
  return isLocale(segment) ? segment : defaultLocale;
}

export function addLocale(app: FastifyInstance): void {
  app.decorateRequest("locale", defaultLocale);
  app.addHook("onRequest", async (request) => {
    request.locale = localeOf(request);
  });
}
