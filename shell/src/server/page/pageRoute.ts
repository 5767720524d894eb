import { traceIdOf } from "@festival/contracts/tracing/traceContext";
import { editHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Locale } from "@festival/contracts/locales";
import type { SignInCall } from "@festival/contracts/pageOwner";
import { takesFiles } from "@festival/contracts/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";
import type { Backend, Caller } from "../api/backend.ts";
import type { ShellConfig } from "../config.ts";
import { personalReferrerPolicy } from "../document/policy.ts";
import { HeldOff } from "../process/pagesInWork.ts";
import { Overloaded } from "../request/admission.ts";
import { keepConsent } from "../request/consentCookie.ts";
import { enterLayout, layoutChoice } from "../request/layoutChoice.ts";
import { ownOrigin } from "../request/origin.ts";
import { readPostedFiles, readPostedText, type Posted } from "../request/postedForm.ts";
import { createSignIn } from "../api/signIn.ts";
import { readContext, type RequestContext } from "../request/requestContext.ts";
import type { HeadReader } from "../request/requestHead.ts";
import { isSameOrigin } from "../request/sameOrigin.ts";
import { readUser } from "../request/staffUser.ts";
import { BeyondShare } from "../request/visitorShare.ts";
import type { StoredAnswer } from "../store/storedPages.ts";
import type { PageSource } from "../metrics/pageMetrics.ts";
import { createPageAnswers, keyOf, ownerOf, type AnswerParts } from "./answerPages.ts";
import { createBusyPages, keepBusyPagesReady, type BusyStatus } from "./busyPages.ts";
import type { ErrorPages } from "./errorPages.ts";
import { sendOutdated } from "./outdatedPages.ts";
import { prepareAnswer } from "./preparedAnswer.ts";
import type { SiteRequest } from "./siteAnswer.ts";
import { isUnsent } from "./unsentPage.ts";

/** When to come again, by the status of the answer. */
const retryAfterSeconds: Readonly<Record<number, string>> = { 429: "60", 503: "5" };

interface PageParts extends AnswerParts {
  config: ShellConfig;
  heads: HeadReader;
  errorPages: ErrorPages;
  /** Answers a form that can't be taken now, with all that was typed. */
  unsentPage(locale: Locale, url: string, posted: Posted): string;
  refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reason?: string,
  ): FastifyReply;
}

/** What a browser has posted; undefined where it holds files and the page takes none. */
async function readPosted(
  request: FastifyRequest,
  { address }: RequestContext,
  backend: Backend,
  caller: Caller,
): Promise<Posted | undefined> {
  if (!request.isMultipart()) return readPostedText(request.body);
  if (address.kind !== "route" || !takesFiles(address.route.name)) return undefined;
  return readPostedFiles(request, { backend, caller, locale: address.route.locale });
}

/**
 * Whether staff ask for a page as it will be: a document says so in its address, as links and reloads can say no
 * more; a page for the navigator by a header, so that it keeps its address when edit mode ends.
 */
function asksForDrafts({ method, headers }: FastifyRequest, context: RequestContext): boolean {
  const { address, asData } = context;
  if (method === "POST" || address.kind !== "route") return false;
  return asData ? headers[editHeader] === "1" : address.query.edit !== undefined;
}

/** Where a page is refused before it is made; undefined for every other error. */
function statusOfRefusal(error: unknown): BusyStatus | undefined {
  if (error instanceof Overloaded || error instanceof HeldOff) return 503;
  return error instanceof BeyondShare ? 429 : undefined;
}

/** Every page of the site: GET reads it, POST sends a form to it. */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  const { config, backend, pages, heads, errorPages, metrics, refuse } = parts;
  const { answerAnonymous, answerPrivate } = createPageAnswers(parts);
  const busyPages = createBusyPages(
    errorPages,
    (answer) => prepareAnswer(answer, "shell").answer,
    ownOrigin(config),
  );
  if (config.preparesBusyPages) keepBusyPagesReady(app, busyPages);

  /** A failure that answers a form is replaced by a page with all that was typed, but for secrets. */
  function withoutLoss(
    answer: StoredAnswer,
    { posted, url, locale, asData, takesSecrets }: SiteRequest,
  ): StoredAnswer {
    if (!posted || asData || takesSecrets || answer.kind === "redirect") return answer;
    const { status } = answer.body;
    if (!isUnsent(status)) return answer;
    const html = parts.unsentPage(locale, url, posted);
    const body = new PreparedBody(status, "text/html; charset=utf-8", html);
    return { kind: "body", body, isPersonal: true };
  }

  /** What stands in for a page that is refused before it is made. */
  function answerRefusal(
    error: unknown,
    { locale, layout, asData, keys }: SiteRequest,
    reply: FastifyReply,
  ): StoredAnswer {
    const status = statusOfRefusal(error);
    if (!status) throw error;
    if (error instanceof HeldOff) {
      reply.header("retry-after", Math.ceil((error.until - Date.now()) / 1000));
    }
    // a navigator that gets no data opens the document
    const wantsData = asData && !pages.getOutdated(keys.document);
    return busyPages.get({ status, locale, asData: wantsData, layout });
  }

  /** Visitors who are not signed in have cookies, too: by them the backend knows a browser again. */
  function signInFor({ headers }: FastifyRequest, caller: Caller): SignInCall {
    const { cookie, "user-agent": userAgent = "" } = headers;
    return createSignIn(backend, { ...caller, cookie }, userAgent);
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isPost = request.method === "POST";
    if (isPost && !isSameOrigin(request)) return refuse(request, reply, 403, "foreignForm");
    const head = heads.headOf(request.raw);
    const { origin } = head;
    if (origin === undefined) return refuse(request, reply, 400);
    const context = readContext(request, { ...head, origin });
    const { address, locale } = context;
    const choice = !isPost && address.kind === "route" ? layoutChoice(address.url) : undefined;
    if (choice) return enterLayout(request, reply, choice);
    const user = head.hasSession ? await readUser(request, context, backend) : null;
    const caller: Caller = {
      cookie: user ? request.headers.cookie : undefined,
      clientAddress: request.ip,
      requestId: request.id,
      traceId: traceIdOf(request.raw),
      protocol: request.protocol,
      seesDrafts: user !== null && asksForDrafts(request, context),
    };
    const posted = isPost ? await readPosted(request, context, backend, caller) : undefined;
    if (isPost && !posted) return refuse(request, reply, 415);
    const { takesSecrets, consent } = context;
    const signIn = takesSecrets ? signInFor(request, caller) : undefined;
    const siteRequest: SiteRequest = {
      ...context,
      user,
      caller,
      posted,
      signIn,
      log: request.log,
    };
    const isPrivate = user !== null || isPost || consent !== undefined || takesSecrets;
    const making = isPrivate
      ? answerPrivate(request, siteRequest)
      : answerAnonymous(request, siteRequest);
    let source: PageSource = "made";
    const made = await making.catch((error: unknown) => {
      source = "refused";
      return answerRefusal(error, siteRequest, reply);
    });
    const answer = withoutLoss(made, siteRequest);
    if (!isPrivate && answer.kind === "body" && answer.body.status === 503) {
      const old = pages.getOutdated(keyOf(siteRequest));
      if (old) {
        metrics.sent(ownerOf(siteRequest), "outdated");
        return sendOutdated(request, reply, old, locale);
      }
    }
    metrics.sent(ownerOf(siteRequest), source);
    if (answer.kind === "redirect") {
      if (answer.consent) keepConsent(request, reply, answer.consent);
      // no other page makes a call that answers with any
      if (takesSecrets && answer.cookies) reply.header("set-cookie", answer.cookies);
      reply.header("cache-control", takesSecrets ? "no-store" : "no-cache");
      return reply.redirect(answer.to, answer.status);
    }
    const retryAfter = retryAfterSeconds[answer.body.status];
    if (retryAfter && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfter);
    if (answer.policy) reply.header("content-security-policy", answer.policy);
    if (answer.isPersonal) reply.header("referrer-policy", personalReferrerPolicy);
    return sendBody(request, reply, answer.body, { isPrivate: isPrivate || answer.isPersonal });
  }
  app.route({ method: ["GET", "POST"], url: "/*", handler: page });
}
