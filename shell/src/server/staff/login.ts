import { createSession, deleteSession, finishSession } from "@festival/contracts/calls/staff";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { isSameOrigin } from "../request/sameOrigin.ts";
import { registerPasswordPages } from "./passwordPages.ts";
import { registerSecondFactorPage } from "./secondFactorPage.ts";
import {
  type StaffPages,
  type StaffTexts,
  commonProblem,
  createStaffPages,
  homeLink,
  localeOf,
  paragraph,
  posted,
  safePath,
  staffTexts,
  statusOfProblem,
} from "./staffPage.ts";

interface LoginForm {
  /** Where to go afterwards; a path of this site. */
  next: string;
  email: string;
  /** Why the last try failed. */
  problem?: keyof StaffTexts["login"]["problems"];
  /** Whether one comes from choosing a password. */
  isDone?: boolean;
}

interface CodeForm {
  next: string;
  /** Of the first step. */
  token: string;
  problem?: keyof StaffTexts["code"]["problems"];
}

function sendLogin(
  pages: StaffPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { next, email, problem, isDone }: LoginForm,
  status = 200,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const { login } = staffTexts(locale);
  return pages.send(
    request,
    reply,
    {
      title: login.title,
      problem: problem && login.problems[problem],
      ...(isDone ? { status: login.done } : {}),
      form: {
        action: `${staffPaths.login}?lang=${locale}`,
        hidden: { next },
        fields: [
          {
            name: "email",
            label: login.email,
            type: "email",
            autocomplete: "username",
            value: email,
          },
          {
            name: "password",
            label: login.password,
            type: "password",
            autocomplete: "current-password",
          },
        ],
        submit: login.submit,
      },
      links: [[`${staffPaths.forgot}?lang=${locale}`, login.forgot], homeLink(locale)],
    },
    status,
  );
}

function sendCode(
  pages: StaffPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { next, token, problem }: CodeForm,
  status = 200,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const { code } = staffTexts(locale);
  const again = `${staffPaths.login}?lang=${locale}&next=${encodeURIComponent(next)}`;
  return pages.send(
    request,
    reply,
    {
      title: code.title,
      problem: problem && code.problems[problem],
      intro: paragraph(code.intro),
      form: {
        action: `${staffPaths.code}?lang=${locale}`,
        hidden: { next, token },
        fields: [
          {
            name: "code",
            label: code.label,
            type: "text",
            autocomplete: "one-time-code",
            isCode: true,
          },
        ],
        submit: code.submit,
      },
      links: [[again, code.again]],
    },
    status,
  );
}

/** Hands the backend's cookies over and leads on. */
function goOn(
  reply: FastifyReply,
  answer: { cookies: string[] } | undefined,
  next: string,
): FastifyReply {
  if (answer) reply.header("set-cookie", answer.cookies);
  return reply.header("cache-control", "no-store").redirect(next, 303);
}

/** Signing in and out, and all that staff do without scripts: plain pages. */
export function registerLogin(
  app: FastifyInstance,
  composition: LoadedComposition,
  backend: Backend,
): void {
  const pages = createStaffPages(composition, backend);
  registerPasswordPages(app, pages);
  registerSecondFactorPage(app, pages);

  app.get(staffPaths.login, (request, reply) => {
    const { next, done } = request.query as { next?: unknown; done?: unknown };
    const home = href("home", localeOf(request));
    const form = { next: safePath(next, home), email: "", isDone: done !== undefined };
    return sendLogin(pages, request, reply, form);
  });

  app.post(staffPaths.login, async (request, reply) => {
    const email = posted(request, "email", 254);
    const next = safePath(posted(request, "next", 2000), href("home", localeOf(request)));
    const refuse = (problem: NonNullable<LoginForm["problem"]>, status: number) =>
      sendLogin(pages, request, reply, { email, next, problem }, status);
    if (!isSameOrigin(request)) return refuse("origin", 403);
    const body = { email, password: posted(request, "password") };
    const answer = await pages.call(request, createSession, body);
    const common = commonProblem(answer);
    if (!answer || common) {
      const problem = common ?? "unavailable";
      return refuse(problem, statusOfProblem[problem]);
    }
    if (!answer.ok) return refuse("wrong", 401);
    // 202 asks for the second factor
    if (!("token" in answer.body)) return goOn(reply, answer, next);
    const { token } = answer.body;
    return sendCode(pages, request, reply, { next, token });
  });

  // who opens the second step by its address begins with the first
  app.get(staffPaths.code, (request, reply) =>
    reply.redirect(`${staffPaths.login}?lang=${localeOf(request)}`, 303),
  );

  app.post(staffPaths.code, async (request, reply) => {
    const next = safePath(posted(request, "next", 2000), href("home", localeOf(request)));
    const token = posted(request, "token");
    const refuse = (problem: NonNullable<CodeForm["problem"]>, status: number) =>
      sendCode(pages, request, reply, { next, token, problem }, status);
    if (!isSameOrigin(request)) return refuse("origin", 403);
    const body = { token, code: posted(request, "code", 40) };
    const answer = await pages.call(request, finishSession, body);
    const common = commonProblem(answer);
    if (!answer || common) {
      const problem = common ?? "unavailable";
      return refuse(problem, statusOfProblem[problem]);
    }
    if (answer.ok) return goOn(reply, answer, next);
    if (answer.status !== 404) return refuse("wrong", 401);
    return sendLogin(pages, request, reply, { email: "", next, problem: "expired" }, 401);
  });

  app.post(staffPaths.logout, async (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send();
    const answer = await pages.call(request, deleteSession);
    return goOn(reply, answer, safePath(posted(request, "next", 2000), "/"));
  });
}
