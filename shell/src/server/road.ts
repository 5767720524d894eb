import type { StaffUser } from "@festival/contracts/api/staff";
import type { Consent } from "@festival/contracts/consent";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import {
  ownerPrefix,
  type Layout,
  type LoadedPage,
  type LoadResult,
  type Page,
  type PageRequest,
  type Redirect,
} from "@festival/contracts/pageOwner";
import type { OwnerName } from "@festival/contracts/routes";
import type { Frame } from "../layout/frame.ts";
import type { ErrorData } from "../pages/error/errorData.ts";
import type { Backend, Caller } from "./backend.ts";
import { composeDocument, styleHashes } from "./compose.ts";
import { releaseOf, type LoadedComposition } from "./composition.ts";
import { collectDependencies, type Dependencies, type Lifetime } from "./dependencies.ts";
import { endOfDay } from "./festivalDay.ts";
import { loadFragments } from "./fragments.ts";
import { loadErrorBlock } from "./loadErrorBlock.ts";
import { loadFrame } from "./loadFrame.ts";
import { newAddressOf } from "./newAddress.ts";
import { normalise } from "./normalise.ts";
import { localeOfUrl } from "./plainPages.ts";
import { policyFor } from "./policy.ts";
import type { Posted } from "./postedForm.ts";
import { drawQrCode } from "./qrCode.ts";
import { createPageStore, type PageStore } from "./pageStore.ts";
import { sitePath } from "./sitePath.ts";

export interface SiteRequest {
  /** Path and query as requested. */
  url: string;
  /** Whether the browser's navigator asks for the page as data. */
  asData: boolean;
  /** A posted form with its files; undefined for reading. */
  posted?: Posted;
  origin: string;
  rememberedLocale: Locale;
  layout: Layout;
  /** Left out for the pages that are the same for all. */
  consent?: Consent | null;
  user: StaffUser | null;
  caller: Caller;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

export type SiteAnswer =
  | { kind: "redirect"; to: string; status: 301 | 302 | 303; consent?: Consent }
  | ({ kind: "page"; status: number; page: Page } & Keeping)
  | ({ kind: "document"; status: number; html: string; policy: string } & Keeping);

interface Keeping {
  /** How long it holds; null for what must not be kept. */
  lifetime: Lifetime | null;
  /** True for what only who has the address may see. */
  isPersonal?: boolean;
}

/** Pages know the time to the minute: rendered again within it, they are the same to a browser's cache. */
function wholeMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00.000Z`;
}

/** Pages tell days apart, today from tomorrow, so none outlives the day on which it was made. */
function lifetimeOf(page: Page, dependencies: Dependencies): Lifetime | null {
  if (page.status !== 200) return null;
  const lifetime = dependencies.lifetime();
  return lifetime && { ...lifetime, until: Math.min(lifetime.until, endOfDay(page.now)) };
}

/** Error pages of visitors, which are the same for every address. */
export type ErrorPages = PageStore<SiteAnswer>;

/** So long an error page is shown before it is made again; a change drops it before. */
const errorPageMs = 60_000;
const errorPagesBytes = 4 * 2 ** 20;

export function createErrorPages(): ErrorPages {
  return createPageStore<SiteAnswer>(errorPagesBytes, (answer) =>
    answer.kind === "document" ? answer.html.length * 2 : 1024,
  );
}

/** Made once for all: nothing in them depends on the address, nor on a failure that ends soon. */
const isShared = (status: number) => status === 404 || status === 500;

/** What the visitor is told: a refusal of the backend is a missing page to them, unless they have to wait. */
function statusOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 429 || error.status === 503) return error.status;
  return error.status < 500 ? 404 : 500;
}

/**
 * The road of a request: normalise, match, load (or act), render, compose. The store of rendered pages
 * stands before it, for anonymous reading only; nothing here depends on who asks unless `user` is set.
 */
export function createRoad(
  composition: LoadedComposition,
  backend: Backend,
  errorPages: ErrorPages = createErrorPages(),
) {
  function frameFor(
    locale: Locale,
    { caller, user }: SiteRequest,
    dependencies: Dependencies,
  ): Promise<Frame> {
    return loadFrame(locale, user, backend.apiFor(caller, dependencies));
  }

  function releasesOf(owner: Page["owner"], fragments: Page["fragments"]): Page["releases"] {
    const used = [owner, ...Object.values(fragments).map((fragment) => fragment.owner)];
    return Object.fromEntries(
      used.flatMap((name) => {
        const found = name === "shell" ? composition.shell : composition.releases.get(name);
        return found ? [[name, found.release.version]] : [];
      }),
    );
  }

  async function assemble(
    pageRequest: PageRequest,
    owner: Page["owner"],
    loaded: LoadedPage,
    { asData, log, origin }: SiteRequest,
    dependencies: Dependencies,
  ): Promise<{ page: Page; fragmentHtml: Record<string, string> }> {
    const { locale, now, api } = pageRequest;
    const { fragments, html } = await loadFragments(
      loaded.fragments ?? {},
      composition,
      { locale, now, api },
      { render: !asData, log, onFailure: dependencies.miss },
    );
    const page: Page = {
      url: pageRequest.url,
      locale,
      route: pageRequest.route,
      owner,
      status: loaded.status ?? 200,
      data: loaded.data,
      head: loaded.head,
      alternates: loaded.alternates,
      fragments,
      releases: releasesOf(owner, fragments),
      layout: pageRequest.layout,
      ...(pageRequest.layout === "mobileApp" && {
        qrCode: drawQrCode(origin + (loaded.alternates[locale] ?? pageRequest.url)),
      }),
      audience: pageRequest.audience,
      now,
    };
    return { page, fragmentHtml: html };
  }

  function errorPage(
    status: number,
    locale: Locale,
    request: SiteRequest,
    now: string,
    data: ErrorData | null,
  ): Page {
    return {
      url: request.url,
      locale,
      route: { name: "page", params: {}, query: {} },
      owner: "shell",
      status,
      error: { status },
      data,
      head: { title: String(status), description: "", noIndex: true },
      alternates: {},
      fragments: {},
      releases: releasesOf("shell", {}),
      layout: request.layout,
      audience: request.user ? "staff" : "visitor",
      now,
    };
  }

  function documentOf(
    page: Page,
    frame: Frame,
    fragmentHtml: Record<string, string>,
    origin: string,
    keeping: Keeping,
  ): SiteAnswer {
    const main = composition
      .ownerOf(page.owner)
      .render(page, { identifierPrefix: ownerPrefix(page.owner), fragmentHtml });
    const html = composeDocument({ page, frame, main, composition, origin });
    const policy = policyFor(frame.settings, styleHashes({ page, composition }));
    return { kind: "document", status: page.status, html, policy, ...keeping };
  }

  async function answerError(
    error: unknown,
    locale: Locale,
    request: SiteRequest,
    known: { now?: string; frame?: Frame; owner?: OwnerName } = {},
  ): Promise<SiteAnswer> {
    const status = statusOf(error);
    if (status >= 500) {
      const release = releaseOf(composition, known.owner ?? "shell");
      const url = loggedAddress(request.url);
      request.log.error({ err: error, url, release }, "a page failed");
    }
    // an error page is not worth another wait for a backend that has just not answered
    const now = known.now ?? new Date().toISOString();
    if (!request.user && !request.posted && !request.asData && isShared(status)) {
      return answerSharedError(status, locale, request, now);
    }
    const api = backend.apiFor(request.caller);
    const data = status === 404 ? await loadErrorBlock(locale, api) : null;
    const page = errorPage(status, locale, request, now, data);
    if (request.asData) return { kind: "page", status, page, lifetime: null };
    const frame = known.frame ?? (await frameFor(locale, request, collectDependencies()));
    return documentOf(page, frame, {}, request.origin, { lifetime: null });
  }

  async function answerSharedError(
    status: number,
    locale: Locale,
    request: SiteRequest,
    now: string,
  ): Promise<SiteAnswer> {
    const key = [status, locale, request.layout, request.origin].join(" ");
    const known = errorPages.get(key);
    if (known) return known;
    const { answer } = await errorPages.make(
      key,
      async () => {
        // not the address that was asked for first: the others are none of its visitor's business
        const neutral: SiteRequest = { ...request, url: `/${locale}/${status}` };
        const dependencies = collectDependencies();
        const api = backend.apiFor(request.caller, dependencies);
        const [frame, data] = await Promise.all([
          frameFor(locale, neutral, dependencies),
          status === 404 ? loadErrorBlock(locale, api) : null,
        ]);
        const page = errorPage(status, locale, neutral, now, data);
        const answer = documentOf(page, frame, {}, request.origin, { lifetime: null });
        const made = dependencies.lifetime();
        const until = Date.parse(now) + errorPageMs;
        return { answer, lifetime: made && { ...made, until: Math.min(made.until, until) } };
      },
      async () => new Date(now),
    );
    return answer;
  }

  /**
   * The page that tells visitors to come again, to be made before it is needed.
   * @param origin where the site is reached
   */
  async function makeBusyPage(
    status: 503 | 429,
    locale: Locale,
    request: SiteRequest,
  ): Promise<SiteAnswer> {
    const now = (await backend.now()).toISOString();
    const neutral: SiteRequest = { ...request, url: `/${locale}/${status}` };
    const page = errorPage(status, locale, neutral, now, null);
    if (request.asData) return { kind: "page", status, page, lifetime: null };
    const frame = await frameFor(locale, neutral, collectDependencies());
    return documentOf(page, frame, {}, request.origin, { lifetime: null });
  }

  /** @throws Error only when the error page itself fails */
  async function answer(request: SiteRequest): Promise<SiteAnswer> {
    const found = normalise(request.url, request.rememberedLocale);
    if (found.kind === "redirect") return found;
    if (found.kind === "unknown") {
      return answerError(new ApiError("not_found"), localeOfUrl(request.url), request);
    }
    const { name, owner, locale, params } = found.route;
    const dependencies = collectDependencies();
    const frameSoon = request.asData ? undefined : frameFor(locale, request, dependencies);
    let now: string | undefined;
    try {
      now = wholeMinute(await backend.now());
      const pageRequest: PageRequest = {
        url: found.url,
        locale,
        route: { name, params, query: found.query },
        audience: request.user ? "staff" : "visitor",
        layout: request.layout,
        now,
        api: backend.apiFor(request.caller, dependencies),
        ...(request.consent !== undefined && { consent: request.consent }),
      };
      const face = composition.ownerOf(owner);
      const loaded: LoadResult = await (request.posted
        ? face.act(pageRequest, request.posted.form, request.posted.files)
        : face.load(pageRequest));
      if (loaded.kind === "redirect") return redirectWithin(loaded);
      const { page, fragmentHtml } = await assemble(
        pageRequest,
        owner,
        loaded,
        request,
        dependencies,
      );
      const frame = await frameSoon;
      const keeping: Keeping = loaded.isPersonal
        ? { lifetime: null, isPersonal: true }
        : { lifetime: lifetimeOf(page, dependencies) };
      if (!frame) return { kind: "page", status: page.status, page, ...keeping };
      return documentOf(page, frame, fragmentHtml, request.origin, keeping);
    } catch (error) {
      if (statusOf(error) === 404 && !request.posted) {
        const moved = await newAddressOf(found.url, locale, backend.apiFor(request.caller));
        if (moved) return { kind: "redirect", to: moved, status: 301 };
      }
      return answerError(error, locale, request, { now, frame: await frameSoon, owner });
    }
  }

  return { answer, makeBusyPage };
}

/** Owners may lead to this site's own paths only. */
function redirectWithin({ to, status, consent }: Redirect): SiteAnswer {
  const path = sitePath(to);
  if (!path) throw new ApiError("internal", `A redirect leads away: ${to}`);
  return { kind: "redirect", to: path, status, ...(consent && { consent }) };
}
