import {
  consentCookie,
  consentDays,
  writeConsent,
  type Consent,
} from "@festival/contracts/consent";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Keeps what a visitor has decided; scripts read it too. Some browsers keep what scripts have written for a week
 * only, but not this.
 */
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
