import type { StaffUser } from "@festival/contracts/api/staff";
import { consentCookie, parseConsent, type Consent } from "@festival/contracts/consent";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import type { Layout } from "@festival/contracts/pageOwner";
import { takesSecrets } from "@festival/contracts/routes";
import type { FastifyRequest } from "fastify";
import { localeCookie } from "../../cookies/localeCookie.ts";
import { localeOfUrl } from "../document/plainPages.ts";
import { normalise, type Normalised } from "./normalise.ts";
import { storeKey, type RequestHead } from "./requestHead.ts";

/** A request for a page, understood once: all who handle it read what they need from here. */
export interface RequestContext {
  /** Path and query as requested. */
  url: string;
  /** The same in the one form that the site knows it by, with its route. */
  address: Normalised;
  /** Language of the answer. */
  locale: Locale;
  layout: Layout;
  /** Whether the browser's navigator asks for the page as data, and may have it so. */
  asData: boolean;
  /** Whether passwords or codes are posted to the page. */
  takesSecrets: boolean;
  /** Where the request reached the site. */
  origin: string;
  /** Who is signed in; null for visitors. */
  user: StaffUser | null;
  /**
   * What the visitor has decided, for the one page that shows it; undefined for all others, which are kept
   * and must not depend on who reads them.
   */
  consent?: Consent | null;
  /** Names of what is the same for all visitors who ask for it, in either form. */
  keys: Readonly<Record<"document" | "data", string>>;
}

type Known = Pick<RequestContext, "layout" | "asData" | "origin">;

/**
 * Makes the context of a visitor's request, also of one that the site makes itself.
 * @param url path and query as requested
 * @param rememberedLocale the language chosen on an earlier visit, where `/` leads
 */
export function createContext(
  url: string,
  { layout, asData, origin }: Known,
  rememberedLocale: Locale = defaultLocale,
): RequestContext {
  const address = normalise(url, rememberedLocale);
  const known = address.kind === "route" ? address.url : url;
  const isSecret = address.kind === "route" && takesSecrets(address.route.name);
  return {
    url,
    address,
    locale: localeOfUrl(url),
    layout,
    // a navigator that gets no data opens the document, which has no scripts
    asData: asData && !isSecret,
    takesSecrets: isSecret,
    origin,
    user: null,
    keys: {
      document: storeKey({ layout, asData: false }, origin, known),
      data: storeKey({ layout, asData: true }, origin, known),
    },
  };
}

/** Reads the context from a visitor's request. */
export function readContext(
  { originalUrl, cookies }: FastifyRequest,
  head: RequestHead & { origin: string },
): RequestContext {
  const remembered = cookies[localeCookie];
  const context = createContext(
    originalUrl,
    head,
    isLocale(remembered) ? remembered : defaultLocale,
  );
  const { address } = context;
  if (address.kind !== "route" || address.route.name !== "cookieSettings") return context;
  return { ...context, consent: parseConsent(cookies[consentCookie]) };
}
