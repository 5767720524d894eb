import { internalAccountCalls } from "@festival/contracts/calls/account";
import { isErrorBody } from "@festival/contracts/errors";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { attributes } from "../document/html.ts";
import { escapeText } from "@festival/contracts/escapeText";
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

type Problem = keyof StaffTexts["secondFactor"]["problems"];
type Step = "begin" | "confirm" | "remove";

const statusOf = (problem: Problem | undefined) =>
  problem === undefined ? 200 : (statusOfProblem[problem as CommonProblem] ?? 422);

const isStep = (text: string): text is Step => ["begin", "confirm", "remove"].includes(text);

const codeField = (label: string) =>
  ({ name: "code", label, type: "text", autocomplete: "one-time-code", isCode: true }) as const;
const passwordField = (label: string) =>
  ({ name: "password", label, type: "password", autocomplete: "current-password" }) as const;

/** Which field the backend has something against. */
function problemOf(answer: { status: number; body: unknown } | undefined): Problem {
  const common = commonProblem(answer);
  if (!answer || common) return common ?? "unavailable";
  const { body } = answer;
  return isErrorBody(body) && body.details?.fields?.password ? "password" : "code";
}

/** A drawing as a picture: what is in it can do nothing. */
const picture = (svg: string, alt: string) =>
  `<p><img${attributes({
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    alt,
    width: "240",
    height: "240",
  })}></p>`;

/** One's own second factor: to set up, to confirm by a first code, to remove. */
export function registerSecondFactorPage(app: FastifyInstance, pages: StaffPages): void {
  const action = (request: FastifyRequest) =>
    `${staffPaths.secondFactor}?lang=${localeOf(request)}`;

  function toLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const login = `${staffPaths.login}?lang=${localeOf(request)}&next=${encodeURIComponent(action(request))}`;
    return reply.header("cache-control", "no-store").redirect(login, 303);
  }

  /** What one has, and what can be done about it. */
  async function sendState(
    request: FastifyRequest,
    reply: FastifyReply,
    { problem, status }: { problem?: Problem; status?: string } = {},
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const { secondFactor } = staffTexts(locale);
    const answer = await pages.call(request, internalAccountCalls.get);
    if (answer?.status === 401) return toLogin(request, reply);
    const account = answer?.ok ? answer.body : undefined;
    const wrong = problem ?? (account ? undefined : "unavailable");
    const has = account?.has_second_factor === true;
    const page = {
      title: secondFactor.title,
      problem: wrong && secondFactor.problems[wrong],
      ...(status === undefined ? {} : { status }),
      intro: has
        ? paragraph(fill(secondFactor.on, { codes: account.recovery_codes })) +
          `<h2>${escapeText(secondFactor.removeTitle)}</h2>`
        : paragraph(secondFactor.off),
      form: {
        action: action(request),
        hidden: { step: has ? "remove" : "begin" },
        fields: [
          passwordField(secondFactor.password),
          ...(has ? [codeField(secondFactor.code)] : []),
        ],
        submit: has ? secondFactor.remove : secondFactor.begin,
      },
      links: [homeLink(locale)],
    };
    return pages.send(request, reply, page, statusOf(wrong));
  }

  /** The key, as a picture while it is new, and the field for the first code. */
  function sendOffer(
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
    shown: { qrSvg?: string; problem?: Problem },
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const { secondFactor } = staffTexts(locale);
    const { qrSvg, problem } = shown;
    const page = {
      title: secondFactor.scanTitle,
      problem: problem && secondFactor.problems[problem],
      intro:
        paragraph(secondFactor.scan) +
        (qrSvg ? picture(qrSvg, secondFactor.qr) : "") +
        `<p>${escapeText(secondFactor.secret)}: <code>${escapeText(secret.replaceAll(/(.{4})(?=.)/g, "$1 "))}</code></p>`,
      form: {
        action: action(request),
        hidden: { step: "confirm", secret },
        fields: [codeField(secondFactor.code)],
        submit: secondFactor.confirm,
      },
      links: [homeLink(locale)],
    };
    return pages.send(request, reply, page, statusOf(problem));
  }

  function sendCodes(
    request: FastifyRequest,
    reply: FastifyReply,
    codes: readonly string[],
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const { secondFactor } = staffTexts(locale);
    const list = codes.map((code) => `<li><code>${escapeText(code)}</code></li>`).join("");
    return pages.send(request, reply, {
      title: secondFactor.doneTitle,
      intro: `${paragraph(secondFactor.done)}<ol>${list}</ol>`,
      links: [[href("home", locale), secondFactor.finish]],
    });
  }

  const steps: Record<
    Step,
    (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  > = {
    async begin(request, reply) {
      const answer = await pages.call(request, internalAccountCalls.offerSecondFactor, {
        password: posted(request, "password"),
      });
      if (answer?.status === 401) return toLogin(request, reply);
      if (!answer?.ok) return sendState(request, reply, { problem: problemOf(answer) });
      const { secret, qr_svg: qrSvg } = answer.body;
      return sendOffer(request, reply, secret, { qrSvg });
    },

    async confirm(request, reply) {
      const answer = await pages.call(request, internalAccountCalls.confirmSecondFactor, {
        code: posted(request, "code", 40),
      });
      if (answer?.status === 401) return toLogin(request, reply);
      if (!answer?.ok) {
        const secret = posted(request, "secret", 100).replaceAll(/[^A-Z2-7]/g, "");
        return sendOffer(request, reply, secret, { problem: problemOf(answer) });
      }
      const { recovery_codes: codes } = answer.body;
      return sendCodes(request, reply, codes);
    },

    async remove(request, reply) {
      const answer = await pages.call(request, internalAccountCalls.removeSecondFactor, {
        password: posted(request, "password"),
        code: posted(request, "code", 40),
      });
      if (answer?.status === 401) return toLogin(request, reply);
      if (!answer?.ok) return sendState(request, reply, { problem: problemOf(answer) });
      const status = staffTexts(localeOf(request)).secondFactor.removed;
      return sendState(request, reply, { status });
    },
  };

  app.get(staffPaths.secondFactor, (request, reply) => sendState(request, reply));

  app.post(staffPaths.secondFactor, (request, reply) => {
    if (!isSameOrigin(request)) return sendState(request, reply, { problem: "origin" });
    const step = posted(request, "step", 20);
    return isStep(step) ? steps[step](request, reply) : sendState(request, reply);
  });
}
