import type { AnswerOf, BodyOf, Call, CallTypes, Method } from "@festival/contracts/calls/call";
import { type Locale, isLocale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { attributes } from "../document/html.ts";
import { escapeText } from "@festival/contracts/escapeText";
import { respond } from "../answer/respond.ts";
import { tabIcon } from "../document/siteIcons.ts";
import { sitePath } from "../request/sitePath.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de, en };
export type StaffTexts = typeof de;
export const staffTexts = (locale: Locale): StaffTexts => texts[locale];

/** Puts values into a text's places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

interface Field {
  name: string;
  label: string;
  type: "email" | "password" | "text";
  autocomplete: string;
  value?: string;
  /** Id of a paragraph that explains it. */
  hint?: string;
  /** For codes: digits first, no corrections. */
  isCode?: boolean;
}

interface Form {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  fields: readonly Field[];
  submit: string;
}

export interface StaffPage {
  title: string;
  /** What went wrong; the fields refer to it. */
  problem?: string | undefined;
  /** What went well. */
  status?: string;
  /** What stands above the form, as HTML. */
  intro?: string;
  form?: Form;
  /** Ways on: address and words. */
  links: readonly (readonly [to: string, words: string])[];
}

export const paragraph = (text: string, id?: string): string =>
  `<p${id ? attributes({ id }) : ""}>${escapeText(text)}</p>`;

function fieldHtml(
  { name, label, type, autocomplete, value = "", hint, isCode }: Field,
  hasProblem: boolean,
): string {
  const describedBy = [hasProblem ? "problem" : "", hint ?? ""].filter((id) => id !== "").join(" ");
  const input = attributes({
    id: name,
    name,
    type,
    autocomplete,
    required: "",
    ...(value === "" ? {} : { value }),
    ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
    ...(isCode ? { inputmode: "numeric", autocapitalize: "none", spellcheck: "false" } : {}),
  });
  return `<label${attributes({ for: name })}>${escapeText(label)}</label>\n<input${input}>`;
}

function formHtml({ action, hidden = {}, fields, submit }: Form, hasProblem: boolean): string {
  const kept = Object.entries(hidden).map(
    // an empty value is a value here
    ([name, value]) => `<input type="hidden"${attributes({ name })} value="${escapeText(value)}">`,
  );
  return [
    `<form method="post"${attributes({ action })}>`,
    ...kept,
    ...fields.map((field) => fieldHtml(field, hasProblem)),
    `<button type="submit">${escapeText(submit)}</button>`,
    "</form>",
  ].join("\n");
}

function pageHtml(locale: Locale, page: StaffPage, styles: readonly string[]): string {
  const { title, problem, status, intro = "", form, links } = page;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
${styles.map((path) => `<link${attributes({ rel: "stylesheet", href: path })}>`).join("\n")}
${tabIcon}
</head>
<body class="staff-login">
<main>
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>${escapeText(title)}</h1>
${problem === undefined ? "" : `<p role="alert" id="problem">${escapeText(problem)}</p>`}
${status === undefined ? "" : `<p role="status">${escapeText(status)}</p>`}
${intro}
${form ? formHtml(form, problem !== undefined) : ""}
<ul>
${links.map(([to, words]) => `<li><a${attributes({ href: to })}>${escapeText(words)}</a></li>`).join("\n")}
</ul>
</main>
</body>
</html>
`;
}

/** A path of this site, or the given one where the address is of another site. */
export function safePath(given: unknown, otherwise: string): string {
  return (typeof given === "string" && sitePath(given)) || otherwise;
}

/** The language asked for, else that of the page one comes from, else the browser's. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang, next } = request.query as { lang?: unknown; next?: unknown };
  if (typeof lang === "string" && isLocale(lang)) return lang;
  const begin = typeof next === "string" ? next.split(/[/?#]/)[1] : undefined;
  if (isLocale(begin)) return begin;
  return /^en\b/.test(request.headers["accept-language"] ?? "") ? "en" : "de";
}

/** A text field of a posted form; empty where there is none. */
export function posted(request: FastifyRequest, name: string, longest = 200): string {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === "string" ? value.slice(0, longest) : "";
}

export const homeLink = (locale: Locale): readonly [string, string] => [
  href("home", locale),
  texts[locale].login.home,
];

/** What the backend answers; `body` is undefined where that is no JSON. */
export type StaffAnswer<T> = { status: number; cookies: string[] } & (
  | { ok: true; body: AnswerOf<T> }
  | { ok: false; body: unknown }
);

/** Sends the plain pages of staff and makes their calls. */
export interface StaffPages {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: StaffPage,
    status?: number,
  ): Promise<FastifyReply>;
  /** @returns undefined when the backend does not answer, or fails */
  call<T extends CallTypes & { language: "none" }>(
    request: FastifyRequest,
    call: Call<Method, T>,
    body?: BodyOf<T>,
  ): Promise<StaffAnswer<T> | undefined>;
}

export function createStaffPages(composition: LoadedComposition, backend: Backend): StaffPages {
  const { base, release } = composition.shell;
  const styles = [
    ...(release.browser.exposes["./shell"]?.styles ?? []).map((file) => base + file),
    "/staff.css",
  ];
  return {
    send: (request, reply, page, status = 200) =>
      respond(request, reply, {
        status,
        type: "text/html; charset=utf-8",
        text: pageHtml(localeOf(request), page, styles),
        isPrivate: true,
      }),
    async call(request, { method, path }, body) {
      const headers = {
        ...(body ? { "content-type": "application/json" } : {}),
        "user-agent": request.headers["user-agent"] ?? "",
      };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const caller = {
        cookie: request.headers.cookie,
        clientAddress: request.ip,
        requestId: request.id,
        protocol: request.protocol,
      };
      const answer = await backend.call(path, init, caller).catch(() => undefined);
      if (!answer || answer.status >= 500) return undefined;
      const { ok, status } = answer;
      const cookies = answer.headers.getSetCookie();
      return { ok, status, cookies, body: await answer.json().catch(() => undefined) };
    },
  };
}

/** What every form of these pages can run into, and the status of the page that says so. */
export type CommonProblem = "origin" | "unavailable" | "tooMany";
export const statusOfProblem: Readonly<Record<CommonProblem, number>> = {
  origin: 403,
  unavailable: 503,
  tooMany: 429,
};

/** What an answer of the backend has against a form, where that has nothing to do with its fields. */
export function commonProblem(answer: { status: number } | undefined): CommonProblem | undefined {
  if (!answer) return "unavailable";
  return answer.status === 429 ? "tooMany" : undefined;
}
