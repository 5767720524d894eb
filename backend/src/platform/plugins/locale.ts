import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the address, where it has one. */
    locale: Locale;
  }
}

/** The place of the language in addresses, as the router knows it. */
export const localePrefix = "/:lang(de|en)";

/** An address that the router does not know has its language in front, if any. */
function localeOf({ params, url }: FastifyRequest): Locale {
  const { lang = url.split("/", 2)[1] } = params as { lang?: string };
  return isLocale(lang) ? lang : defaultLocale;
}

export function addLocale(app: FastifyInstance): void {
  app.decorateRequest("locale", defaultLocale);
  app.addHook("onRequest", async (request) => {
    request.locale = localeOf(request);
  });
}
