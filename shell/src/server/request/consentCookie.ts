import {
  consentCookie,
  consentDays,
  parseConsent,
  writeConsent,
  type Consent,
} from "@festival/contracts/consent";
import { defaultLocale } from "@festival/contracts/locales";
import type { FastifyReply, FastifyRequest } from "fastify";
import { normalise } from "./normalise.ts";

/**
 * What the visitor has decided, for the one page that shows it; undefined for all others, which are
 * kept and must not depend on who reads them.
 */
export function consentFor({ url, cookies }: FastifyRequest): Consent | null | undefined {
  const found = normalise(url, defaultLocale);
  if (found.kind !== "route" || found.route.name !== "cookieSettings") return undefined;
  return parseConsent(cookies[consentCookie]);
}

/** Scripts read it too. Some browsers keep what scripts have written for a week only, but not this. */
export function keepConsent(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  consent: Consent,
): void {
  reply.setCookie(consentCookie, writeConsent(consent), {
    path: "/",
    sameSite: "lax",
    secure: protocol === "https",
    maxAge: consentDays * 86_400,
  });
}
