import { traceIdOf } from "@festival/contracts/tracing/traceContext";
import { deleteSession } from "@festival/contracts/calls/staff";
import { isLocale, type Locale } from "@festival/contracts/locales";
import { href, type RouteName } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sitePath } from "../../sitePath.ts";
import type { Backend } from "../api/backend.ts";
import { createSignIn } from "../api/signIn.ts";
import { readPostedText } from "../request/postedForm.ts";
import { isSameOrigin } from "../request/sameOrigin.ts";

/** The screens of the addresses that know no language. */
const screens: readonly (readonly [path: string, route: RouteName])[] = [
  [staffPaths.login, "login"],
  [staffPaths.forgot, "forgotPassword"],
  [staffPaths.password, "newPassword"],
  [staffPaths.secondFactor, "secondFactor"],
];

/** The language asked for, else that of the page that the user comes from, else the browser's. */
function localeOf(query: URLSearchParams, { headers }: FastifyRequest): Locale {
  const given = [query.get("lang"), query.get("next")?.split(/[/?#]/)[1]];
  const named = given.find((text): text is Locale => isLocale(text ?? undefined));
  return named ?? (/^en\b/.test(headers["accept-language"] ?? "") ? "en" : "de");
}

/** Signing out, and the addresses of signing in that know no language. */
export function registerStaffAddresses(app: FastifyInstance, backend: Backend): void {
  for (const [url, route] of screens) {
    app.route({
      method: ["GET", "POST"],
      url,
      handler(request, reply) {
        const query = new URLSearchParams(request.originalUrl.split("?")[1]);
        const locale = localeOf(query, request);
        query.delete("lang");
        const search = query.size > 0 ? `?${query}` : "";
        reply.header("cache-control", "no-store");
        // a form that was opened when it was sent to this address goes on with all that it holds
        return reply.redirect(href(route, locale) + search, 307);
      },
    });
  }

  app.post(staffPaths.logout, async (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send();
    const { headers, ip: clientAddress, id: requestId, protocol } = request;
    const traceId = traceIdOf(request.raw);
    const caller = { cookie: headers.cookie, clientAddress, requestId, traceId, protocol };
    const answer = await createSignIn(backend, caller, headers["user-agent"] ?? "")(deleteSession);
    const [next = ""] = readPostedText(request.body).form.next ?? [];
    if (answer) reply.header("set-cookie", answer.cookies);
    return reply.header("cache-control", "no-store").redirect(sitePath(next) ?? "/", 303);
  });
}
