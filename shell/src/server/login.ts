import { apiPaths } from "@festival/contracts/apiPaths";
import { isLocale, type Locale } from "@festival/contracts/locales";
import { href, staffPaths } from "@festival/contracts/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "./backend.ts";
import type { LoadedComposition } from "./composition.ts";
import { attributes, escapeText } from "./html.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { respond } from "./respond.ts";
import { isSitePath } from "./sitePath.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts = { de, en };

interface LoginForm {
  locale: Locale;
  /** Where to go afterwards; a path of this site. */
  next: string;
  email: string;
  /** Why the last try failed. */
  problem?: keyof typeof de.login.problems;
}

/** A path of this site, or the given one where somebody sends us elsewhere. */
function safePath(given: unknown, otherwise: string): string {
  return typeof given === "string" && isSitePath(given) ? given : otherwise;
}

/** The language asked for, else that of the page one comes from, else the browser's. */
function localeOf(request: FastifyRequest): Locale {
  const { lang, next } = request.query as { lang?: unknown; next?: unknown };
  if (typeof lang === "string" && isLocale(lang)) return lang;
  const begin = typeof next === "string" ? next.split(/[/?#]/)[1] : undefined;
  if (isLocale(begin)) return begin;
  return /^en\b/.test(request.headers["accept-language"] ?? "") ? "en" : "de";
}

function loginPage({ locale, next, email, problem }: LoginForm, styles: readonly string[]): string {
  const { login } = texts[locale];
  const message = problem
    ? `<p role="alert" id="problem">${escapeText(login.problems[problem])}</p>`
    : "";
  const described = problem ? ' aria-describedby="problem"' : "";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(login.title)}</title>
${styles.map((path) => `<link${attributes({ rel: "stylesheet", href: path })}>`).join("\n")}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body class="staff-login">
<main>
<h1>${escapeText(login.title)}</h1>
${message}
<form method="post"${attributes({ action: `${staffPaths.login}?lang=${locale}` })}>
<input type="hidden" name="next"${attributes({ value: next })}>
<label for="email">${escapeText(login.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" required${attributes({ value: email })}${described}>
<label for="password">${escapeText(login.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<button type="submit">${escapeText(login.submit)}</button>
</form>
<p><a${attributes({ href: href("home", locale) })}>${escapeText(login.home)}</a></p>
</main>
</body>
</html>
`;
}

/** Signing in and out: plain pages that work without scripts. */
export function registerLogin(
  app: FastifyInstance,
  composition: LoadedComposition,
  backend: Backend,
): void {
  const { base, release } = composition.shell;
  const styles = [
    ...(release.browser.exposes["./shell"]?.styles ?? []).map((file) => base + file),
    "/staff.css",
  ];
  const send = (request: FastifyRequest, reply: FastifyReply, form: LoginForm, status: number) =>
    respond(request, reply, {
      status,
      type: "text/html; charset=utf-8",
      text: loginPage(form, styles),
      isPrivate: true,
    });

  app.get(staffPaths.login, (request, reply) => {
    const locale = localeOf(request);
    const next = safePath((request.query as { next?: unknown }).next, href("home", locale));
    return send(request, reply, { locale, next, email: "" }, 200);
  });

  app.post(staffPaths.login, async (request, reply) => {
    const locale = localeOf(request);
    const posted = (request.body ?? {}) as Record<string, unknown>;
    const email = typeof posted.email === "string" ? posted.email.slice(0, 254) : "";
    const form = { locale, email, next: safePath(posted.next, href("home", locale)) };
    if (!isSameOrigin(request)) return send(request, reply, { ...form, problem: "origin" }, 403);
    const answer = await backend
      .call(
        apiPaths.internalSessions,
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-forwarded-proto": request.protocol,
            "user-agent": request.headers["user-agent"] ?? "",
          },
          body: JSON.stringify({
            email,
            password: typeof posted.password === "string" ? posted.password : "",
          }),
        },
        { clientAddress: request.ip },
      )
      .catch(() => undefined);
    if (!answer || answer.status >= 500)
      return send(request, reply, { ...form, problem: "unavailable" }, 503);
    if (!answer.ok) {
      const problem = answer.status === 429 ? "tooMany" : "wrong";
      return send(request, reply, { ...form, problem }, answer.status === 429 ? 429 : 401);
    }
    return reply
      .header("set-cookie", answer.headers.getSetCookie())
      .header("cache-control", "no-store")
      .redirect(form.next, 303);
  });

  app.post(staffPaths.logout, async (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send();
    const answer = await backend
      .call(apiPaths.internalSessions, { method: "DELETE" }, { cookie: request.headers.cookie })
      .catch(() => undefined);
    if (answer) reply.header("set-cookie", answer.headers.getSetCookie());
    const { next } = (request.body ?? {}) as Record<string, unknown>;
    return reply.header("cache-control", "no-store").redirect(safePath(next, "/"), 303);
  });
}
