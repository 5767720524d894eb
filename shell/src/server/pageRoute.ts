import { apiPaths, cookieName, sessionCookie } from "@festival/contracts/apiPaths";
import type { StaffUser } from "@festival/contracts/api/staff";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import { takesFiles, type OwnerName } from "@festival/contracts/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { layoutCookie } from "../layoutCookie.ts";
import { localeCookie } from "../localeCookie.ts";
import type { Backend, Caller } from "./backend.ts";
import { Overloaded, type Admission } from "./admission.ts";
import { createBusyPages, keepBusyPagesReady, type BusyStatus } from "./busyPages.ts";
import type { ShellConfig } from "./config.ts";
import { consentFor, keepConsent } from "./consentCookie.ts";
import { layoutChoice, layoutOf, type LayoutChoice } from "./layoutChoice.ts";
import { normalise } from "./normalise.ts";
import { prepareAnswer } from "./preparedAnswer.ts";
import { ownOrigin, type KnownOrigins } from "./origin.ts";
import { HeldOff, type PagesInWork } from "./pagesInWork.ts";
import { localeOfUrl } from "./plainPages.ts";
import { personalReferrerPolicy } from "./policy.ts";
import { sendOutdated } from "./outdatedPages.ts";
import { readPostedFiles, readPostedText, type Posted } from "./postedForm.ts";
import { PreparedBody } from "./preparedBody.ts";
import { sendBody } from "./respond.ts";
import type { createRoad, SiteAnswer, SiteRequest } from "./road.ts";
import type { SessionCheck } from "./sessionToken.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { BeyondShare, type VisitorShare } from "./visitorShare.ts";
import { isUnsent } from "./unsentPage.ts";
import { storeKey, wantsData, type StoredAnswer, type StoredPages } from "./storedPages.ts";

/** When to come again, by the status of who has to. */
const retryAfterSeconds: Readonly<Record<number, string>> = { 429: "60", 503: "5" };

/** How long the answer for a missing address is cached; any change drops it before. */
const keptErrorMs = 60_000;
/** What a change of anything drops. */
const anything: ReadonlySet<string> = new Set(["all"]);

interface PageParts {
  config: ShellConfig;
  origins: KnownOrigins;
  road: ReturnType<typeof createRoad>;
  backend: Backend;
  pages: StoredPages;
  /** Answers for addresses of which there is no page, or whose page fails. */
  failures: StoredPages;
  admission: Admission;
  pagesInWork: PagesInWork;
  /** An owner's name and version, for the log. */
  releaseOf(owner: OwnerName): string;
  belongsToSession: SessionCheck;
  share: VisitorShare;
  /** Answers a form that can't be taken now, with all that was typed. */
  unsentPage(locale: Locale, url: string, posted: Posted): string;
  refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
}

function rememberedLocale(request: FastifyRequest): Locale {
  const remembered = request.cookies[localeCookie];
  return isLocale(remembered) ? remembered : defaultLocale;
}

/** What the address of a page says of the layout; it does not stay there. */
function chosenLayout(request: FastifyRequest): LayoutChoice | undefined {
  if (request.method === "POST") return undefined;
  const found = normalise(request.originalUrl, defaultLocale);
  return found.kind === "route" ? layoutChoice(found.url) : undefined;
}

/** Goes on in the layout that was chosen, until the browser is closed. */
function enterLayout(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { layout, to }: LayoutChoice,
): FastifyReply {
  const attributes = {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: protocol === "https",
  } as const;
  if (layout === "default") reply.clearCookie(layoutCookie, attributes);
  else reply.setCookie(layoutCookie, layout, attributes);
  return reply.header("cache-control", "no-store").redirect(to, 302);
}

/** Who is signed in; undefined for a session that is not valid. */
async function userOf(
  request: FastifyRequest,
  backend: Backend,
  belongsToSession: SessionCheck,
): Promise<StaffUser | null> {
  const { protocol, headers } = request;
  if (!belongsToSession(headers.cookie)) return null;
  const session = request.cookies[cookieName(sessionCookie, protocol === "https")];
  if (!session) return null;
  const path = apiPaths.user(localeOfUrl(request.url));
  const answer = await backend
    .call(path, {}, { cookie: headers.cookie, protocol })
    .catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as StaffUser) : null;
}

/** What a browser has posted; undefined where it holds files and the page takes none. */
async function readPosted(
  request: FastifyRequest,
  backend: Backend,
  caller: Caller,
): Promise<Posted | undefined> {
  if (!request.isMultipart()) return readPostedText(request.body);
  const found = normalise(request.originalUrl, defaultLocale);
  if (found.kind !== "route" || !takesFiles(found.route.name)) return undefined;
  return readPostedFiles(request, { backend, caller, locale: found.route.locale });
}

/** Names what is the same for all visitors who ask for it. */
function keyOf(
  { raw, originalUrl: url }: FastifyRequest,
  { rememberedLocale, origin }: SiteRequest,
  form?: "document" | "data",
): string {
  const found = normalise(url, rememberedLocale);
  return storeKey(raw, origin, found.kind === "route" ? found.url : url, form);
}

/** Whether an answer may stand for its address for a while: what only asks to wait does not. */
function isLastingFailure(answer: StoredAnswer): boolean {
  return answer.kind === "body" && (answer.body.status === 404 || answer.body.status === 500);
}

/** Whether there is no page at the address any more, so that it may not be shown as it was. */
function isGone(answer: StoredAnswer): boolean {
  return answer.kind === "redirect" || answer.body.status === 404;
}

/** Where a page is refused before it is made; undefined for every other error. */
function statusOfRefusal(error: unknown): BusyStatus | undefined {
  if (error instanceof Overloaded || error instanceof HeldOff) return 503;
  return error instanceof BeyondShare ? 429 : undefined;
}

/** Every page of the site: GET reads it, POST sends a form to it. */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  const { config, road, backend, pages, failures, admission, pagesInWork, share } = parts;
  const { belongsToSession, refuse } = parts;
  const busyPages = createBusyPages(
    road,
    (answer) => prepareAnswer(answer).answer,
    ownOrigin(config),
  );
  if (config.preparesBusyPages) keepBusyPagesReady(app, busyPages);

  /** @throws HeldOff */
  function makeAnswer(request: FastifyRequest, siteRequest: SiteRequest): Promise<SiteAnswer> {
    const { url, rememberedLocale, user, consent, origin } = siteRequest;
    const found = normalise(url, rememberedLocale);
    const variants = [request.method, user ? "staff" : "visitor", JSON.stringify(consent ?? null)];
    const page = {
      key: `${variants.join(" ")} ${storeKey(request.raw, origin, url)}`,
      page: loggedAddress(url),
      release: parts.releaseOf(found.kind === "route" ? found.route.owner : "shell"),
    };
    return pagesInWork.make(page, () => road.answer(siteRequest));
  }

  /** What is kept or made for all who ask for the same; the time is the festival's. */
  async function answerAnonymous(
    request: FastifyRequest,
    siteRequest: SiteRequest,
  ): Promise<StoredAnswer> {
    const found = normalise(request.originalUrl, siteRequest.rememberedLocale);
    if (found.kind === "redirect") return found;
    const key = keyOf(request, siteRequest);
    const kept = pages.get(key) ?? failures.get(key);
    if (kept) return kept;
    const makePage = () =>
      pages.make(
        key,
        async () => {
          share.take(request.ip);
          return admission.run(async () => prepareAnswer(await makeAnswer(request, siteRequest)));
        },
        () => backend.now(),
      );
    const { answer } = await failures.make(
      key,
      async () => {
        const made = await makePage();
        if (isGone(made.answer)) {
          pages.forgetOutdated(keyOf(request, siteRequest, "document"));
          pages.forgetOutdated(keyOf(request, siteRequest, "data"));
        }
        const until = Date.now() + keptErrorMs;
        return {
          answer: made.answer,
          lifetime: isLastingFailure(made.answer) ? { tags: anything, until } : null,
        };
      },
      async () => new Date(),
    );
    return answer;
  }

  async function answerPrivate(
    request: FastifyRequest,
    siteRequest: SiteRequest,
  ): Promise<StoredAnswer> {
    if (!siteRequest.user) share.take(request.ip);
    // staff, and visitors who have typed something, go before readers
    const answer = await admission.run(() => makeAnswer(request, siteRequest), { isUrgent: true });
    return prepareAnswer(answer).answer;
  }

  /** A failure that answers a form gives way to a page with all that was typed. */
  function withoutLoss(answer: StoredAnswer, { posted, url, asData }: SiteRequest): StoredAnswer {
    if (!posted || asData || answer.kind === "redirect") return answer;
    const { status } = answer.body;
    if (!isUnsent(status)) return answer;
    const html = parts.unsentPage(localeOfUrl(url), url, posted);
    const body = new PreparedBody(status, "text/html; charset=utf-8", html);
    return { kind: "body", body, isPersonal: true };
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isPost = request.method === "POST";
    if (isPost && !isSameOrigin(request)) return refuse(request, reply, 403);
    const choice = chosenLayout(request);
    if (choice) return enterLayout(request, reply, choice);
    const origin = parts.origins.of(request.raw);
    if (!origin) return refuse(request, reply, 400);
    const user = await userOf(request, backend, belongsToSession);
    const caller: Caller = {
      cookie: user ? request.headers.cookie : undefined,
      clientAddress: request.ip,
      requestId: request.id,
      protocol: request.protocol,
    };
    const posted = isPost ? await readPosted(request, backend, caller) : undefined;
    if (isPost && !posted) return refuse(request, reply, 415);
    const siteRequest: SiteRequest = {
      url: request.originalUrl,
      asData: wantsData(request.headers.accept),
      origin,
      rememberedLocale: rememberedLocale(request),
      layout: layoutOf(request.headers.cookie),
      user,
      caller,
      posted,
      log: request.log,
    };
    const consent = consentFor(request);
    if (consent !== undefined) siteRequest.consent = consent;
    const isPrivate = user !== null || isPost || consent !== undefined;
    const making = isPrivate
      ? answerPrivate(request, siteRequest)
      : answerAnonymous(request, siteRequest);
    const made = await making.catch((error: unknown) => {
      const status = statusOfRefusal(error);
      if (!status) throw error;
      if (error instanceof HeldOff) {
        reply.header("retry-after", Math.ceil((error.until - Date.now()) / 1000));
      }
      const { layout } = siteRequest;
      // a navigator that gets no data opens the document
      const asData =
        siteRequest.asData && !pages.getOutdated(keyOf(request, siteRequest, "document"));
      return busyPages.get({ status, locale: localeOfUrl(request.url), asData, layout });
    });
    const answer = withoutLoss(made, siteRequest);
    if (!isPrivate && answer.kind === "body" && answer.body.status === 503) {
      const old = pages.getOutdated(keyOf(request, siteRequest));
      if (old) return sendOutdated(request, reply, old, localeOfUrl(request.url));
    }
    if (answer.kind === "redirect") {
      if (answer.consent) keepConsent(request, reply, answer.consent);
      return reply.header("cache-control", "no-cache").redirect(answer.to, answer.status);
    }
    const retryAfter = retryAfterSeconds[answer.body.status];
    if (retryAfter && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfter);
    if (answer.policy) reply.header("content-security-policy", answer.policy);
    if (answer.isPersonal) reply.header("referrer-policy", personalReferrerPolicy);
    return sendBody(request, reply, answer.body, { isPrivate: isPrivate || answer.isPersonal });
  }
  app.route({ method: ["GET", "POST"], url: "/*", handler: page });
}
