import { defaultLocale, isLocale, locales, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the address, where it has one. */
    locale: Locale;
  }
}

/** The place of the language in addresses, as the router knows it. */
export const localePrefix = "/:lang(de|en)";

/** A route's schema with the language of its address, which no call's definition repeats, for OpenAPI. */
export function withLanguage<S extends FastifySchema>({ schema, url }: { schema: S; url: string }) {
  const params = schema?.params as { properties?: object; required?: string[] } | undefined;
  if (!params || !url.startsWith(localePrefix)) return { schema, url };
  const properties = { lang: { type: "string", enum: [...locales] }, ...params.properties };
  const required = ["lang", ...(params.required ?? [])];
  return { schema: { ...schema, params: { ...params, properties, required } }, url };
}

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
