import type { PasswordProblem } from "@festival/contracts/api/staff";
import {
  readPasswordLink,
  requestPasswordReset,
  setPasswordByLink,
} from "@festival/contracts/calls/staff";
import { isErrorBody } from "@festival/contracts/errors";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSameOrigin } from "../request/sameOrigin.ts";
import {
  type CommonProblem,
  type StaffPages,
  type StaffTexts,
  commonProblem,
  fill,
  homeLink,
  localeOf,
  paragraph,
  posted,
  staffTexts,
  statusOfProblem,
} from "./staffPage.ts";

type ForgotProblem = keyof StaffTexts["forgot"]["problems"];
type NewPasswordProblem = keyof StaffTexts["newPassword"]["problems"];

/** Status of a page that says what is wrong with a form. */
const statusOf = (problem: string | undefined) =>
  problem === undefined ? 200 : (statusOfProblem[problem as CommonProblem] ?? 422);

/** What is wrong with the password, as the backend names it. */
function passwordProblem(body: unknown): NewPasswordProblem {
  const problem = isErrorBody(body)
    ? (body.details?.problem as PasswordProblem | undefined)
    : undefined;
  return problem ?? "too_short";
}

/** For users who have forgotten their password, or never had one. */
export function registerPasswordPages(app: FastifyInstance, pages: StaffPages): void {
  function sendForgot(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    problem?: ForgotProblem,
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const { forgot, login } = staffTexts(locale);
    const page = {
      title: forgot.title,
      problem: problem && forgot.problems[problem],
      intro: paragraph(forgot.intro),
      form: {
        action: `${staffPaths.forgot}?lang=${locale}`,
        fields: [
          {
            name: "email",
            label: login.email,
            type: "email",
            autocomplete: "username",
            value: email,
          },
        ],
        submit: forgot.submit,
      },
      links: [[`${staffPaths.login}?lang=${locale}`, forgot.login], homeLink(locale)],
    } as const;
    return pages.send(request, reply, page, statusOf(problem));
  }

  app.get(staffPaths.forgot, (request, reply) => sendForgot(request, reply, ""));

  app.post(staffPaths.forgot, async (request, reply) => {
    const locale = localeOf(request);
    const email = posted(request, "email", 254);
    if (!isSameOrigin(request)) return sendForgot(request, reply, email, "origin");
    const body = { email, locale };
    const answer = await pages.call(request, requestPasswordReset, body);
    const common = commonProblem(answer);
    if (common) return sendForgot(request, reply, email, common);
    if (!answer?.ok) return sendForgot(request, reply, email, "invalid");
    const { forgot } = staffTexts(locale);
    return pages.send(request, reply, {
      title: forgot.sentTitle,
      intro: paragraph(forgot.sent),
      links: [[`${staffPaths.login}?lang=${locale}`, forgot.login], homeLink(locale)],
    });
  });

  async function sendNewPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    problem?: NewPasswordProblem,
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const { newPassword } = staffTexts(locale);
    const answer = await pages.call(request, readPasswordLink, { token });
    if (answer && !answer.ok) {
      const page = {
        title: newPassword.overTitle,
        intro: paragraph(newPassword.over),
        links: [[`${staffPaths.forgot}?lang=${locale}`, newPassword.askAgain], homeLink(locale)],
      } as const;
      return pages.send(request, reply, page, 404);
    }
    const link = answer?.body;
    const wrong = problem ?? (link ? undefined : "unavailable");
    const isInvited = link?.purpose === "invitation";
    const page = {
      title: isInvited ? fill(newPassword.invitation, { name: link.username }) : newPassword.reset,
      problem: wrong && newPassword.problems[wrong],
      intro:
        (link ? paragraph(fill(newPassword.intro, { email: link.email })) : "") +
        paragraph(newPassword.rule, "rule"),
      form: {
        action: `${staffPaths.password}?lang=${locale}`,
        hidden: { token },
        fields: [
          {
            name: "password",
            label: newPassword.password,
            type: "password",
            autocomplete: "new-password",
            hint: "rule",
          },
          {
            name: "repeat",
            label: newPassword.repeat,
            type: "password",
            autocomplete: "new-password",
          },
        ],
        submit: newPassword.submit,
      },
      links: [homeLink(locale)],
    } as const;
    return pages.send(request, reply, page, statusOf(wrong));
  }

  app.get(staffPaths.password, (request, reply) => {
    const { token } = request.query as { token?: unknown };
    return sendNewPassword(request, reply, typeof token === "string" ? token.slice(0, 100) : "-");
  });

  app.post(staffPaths.password, async (request, reply) => {
    const token = posted(request, "token", 100) || "-";
    const password = posted(request, "password", 201);
    const refuse = (problem: NewPasswordProblem) => sendNewPassword(request, reply, token, problem);
    if (!isSameOrigin(request)) return refuse("origin");
    if (password !== posted(request, "repeat", 201)) return refuse("mismatch");
    const body = { token, password };
    const answer = await pages.call(request, setPasswordByLink, body);
    const common = commonProblem(answer);
    if (!answer || common) return refuse(common ?? "unavailable");
    if (!answer.ok) return refuse(passwordProblem(answer.body));
    const login = `${staffPaths.login}?lang=${localeOf(request)}&done`;
    reply.header("set-cookie", answer.cookies);
    return reply.header("cache-control", "no-store").redirect(login, 303);
  });
}
