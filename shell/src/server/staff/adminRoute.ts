import { traceIdOf } from "@festival/contracts/tracing/traceContext";
import { accountCalls } from "@festival/contracts/calls/account";
import { getUser } from "@festival/contracts/calls/staff";
import { ApiError } from "@festival/contracts/errors";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import { newNonce, policyFor } from "../document/policy.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import type { HeadReader } from "../request/requestHead.ts";
import { composeAdmin, composeUnavailable } from "./adminDocument.ts";
import { readPlainList } from "./plainList.ts";

interface AdminParts {
  backend: Backend;
  composition: LoadedComposition;
  heads: HeadReader;
}

/** The language asked for, else the browser's: the account's is known by the backend alone. */
function languageOf({ query, headers }: FastifyRequest): Locale {
  const { lang } = query as { lang?: string };
  if (isLocale(lang)) return lang;
  return /^en\b/.test(headers["accept-language"] ?? "") ? "en" : defaultLocale;
}

/** What the backend says of who is signed in, in the language asked for or their own. */
async function readStaff(request: FastifyRequest, backend: Backend) {
  const { headers, ip: clientAddress, id: requestId, protocol } = request;
  const traceId = traceIdOf(request.raw);
  const caller = { cookie: headers.cookie, clientAddress, requestId, traceId, protocol };
  const account = await backend.apiFor(defaultLocale, caller).get(accountCalls.get);
  const { lang } = request.query as { lang?: string };
  const locale = isLocale(lang) ? lang : account.locale;
  const api = backend.apiFor(locale, caller);
  const { admin_menus: menus } = await api.get(getUser);
  const list = await readPlainList(request.url, api);
  const { username, email, role } = account;
  return { admin: { locale, user: { username, email, role } }, menus, list };
}

/** `/admin` and all below it: one document, for signed-in staff; others are asked to sign in first. */
export function registerAdmin(
  app: FastifyInstance,
  { backend, composition, heads }: AdminParts,
): void {
  const signIn = (request: FastifyRequest, reply: FastifyReply) => {
    const query = new URLSearchParams({ next: request.url });
    return reply.redirect(`${staffPaths.login}?${query}`, 302);
  };

  async function admin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header("cache-control", "no-store");
    if (!heads.headOf(request.raw).hasSession) return signIn(request, reply);
    try {
      const staff = await readStaff(request, backend);
      const nonce = newNonce();
      const { status, html } = composeAdmin({ ...staff, composition, nonce, url: request.url });
      return reply
        .code(status)
        .header("content-security-policy", policyFor(null, {}, { nonce }))
        .type("text/html; charset=utf-8")
        .send(html);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "not_authenticated") return signIn(request, reply);
      return reply
        .code(503)
        .header("retry-after", "5")
        .type("text/html; charset=utf-8")
        .send(composeUnavailable(languageOf(request), request.url, composition));
    }
  }
  for (const url of [staffPaths.admin, `${staffPaths.admin}/*`]) app.get(url, admin);
}
