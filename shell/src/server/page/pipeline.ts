import { ApiError } from "@festival/contracts/errors";
import type {
  LoadedPage,
  LoadResult,
  Page,
  PageRequest,
  Redirect,
} from "@festival/contracts/pageOwner";
import type { Frame } from "../../frame.ts";
import type { Backend } from "../api/backend.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { sitePath } from "../../sitePath.ts";
import { collectDependencies, type Dependencies, type Lifetime } from "../store/dependencies.ts";
import type { SiteRedirect } from "../store/storedPages.ts";
import { createErrorPages, statusOf, type ErrorPages } from "./errorPages.ts";
import { endOfDay } from "./festivalDay.ts";
import { loadFragments } from "./fragments.ts";
import { loadFrame } from "./loadFrame.ts";
import { newAddressOf } from "./newAddress.ts";
import { collectCredits } from "./pictureCredits.ts";
import { drawQrCode } from "./qrCode.ts";
import { releasesOf, renderDocument } from "./renderPage.ts";
import type { Keeping, SiteAnswer, SiteRequest } from "./siteAnswer.ts";

/** Pages know the time to the minute: made again within it, they are the same to a browser's cache. */
function wholeMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00.000Z`;
}

/** Pages tell days apart, today from tomorrow, so none outlives the day on which it was made. */
function lifetimeOf(page: Page, dependencies: Dependencies): Lifetime | null {
  if (page.status !== 200) return null;
  const lifetime = dependencies.lifetime();
  return lifetime && { ...lifetime, until: Math.min(lifetime.until, endOfDay(page.now)) };
}

/** Owners may lead to this site's own paths only. */
function redirectWithin({ to, status, consent, cookies }: Redirect): SiteRedirect {
  const path = sitePath(to);
  if (!path) throw new ApiError("internal", `A redirect leads away: ${to}`);
  return {
    kind: "redirect",
    to: path,
    status,
    ...(consent && { consent }),
    ...(cookies && { cookies }),
  };
}

/**
 * The pipeline of a request: match, load (or act), render, compose. The store of rendered pages stands
 * before it, for anonymous reading only; nothing here depends on who asks unless `user` is set.
 */
export function createPipeline(
  composition: LoadedComposition,
  backend: Backend,
  errorPages: ErrorPages = createErrorPages(composition, backend),
) {
  async function assemble(
    pageRequest: PageRequest,
    owner: Page["owner"],
    loaded: LoadedPage,
    { asData, log, origin }: SiteRequest,
    { dependencies, credits }: { dependencies: Dependencies; credits: ReadonlySet<string> },
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
      ...(loaded.variants && loaded.variants.length > 0 && { variants: loaded.variants }),
      fragments,
      releases: releasesOf(composition, owner, fragments),
      layout: pageRequest.layout,
      ...(pageRequest.layout === "mobileApp" && {
        qrCode: drawQrCode(origin + (loaded.alternates[locale] ?? pageRequest.url)),
      }),
      ...(credits.size > 0 && { credits: [...credits] }),
      audience: pageRequest.audience,
      now,
    };
    return { page, fragmentHtml: html };
  }

  /** @throws Error only when the error page itself fails */
  async function answer(request: SiteRequest): Promise<SiteAnswer> {
    const { address, asData, caller, consent, origin, posted, signIn, user } = request;
    if (address.kind === "redirect") return address;
    if (address.kind === "unknown") return errorPages.answer(new ApiError("not_found"), request);
    const { name, owner, locale, params } = address.route;
    const dependencies = collectDependencies();
    const api = backend.apiFor(locale, caller, dependencies);
    const { api: pageApi, credits } = collectCredits(api);
    let frameSoon: Promise<Frame> | undefined;
    let now: string | undefined;
    try {
      now = wholeMinute(await backend.now());
      const pageRequest: PageRequest = {
        url: address.url,
        locale,
        route: { name, params, query: address.query },
        audience: user ? "staff" : "visitor",
        layout: request.layout,
        now,
        api: pageApi,
        ...(consent !== undefined && { consent }),
        ...(signIn && { signIn }),
      };
      const face = composition.ownerOf(owner);
      const loaded: LoadResult = await (posted
        ? face.act(pageRequest, posted.form, posted.files)
        : face.load(pageRequest));
      if (loaded.kind === "redirect") return redirectWithin(loaded);
      // not before: a redirect shows nothing of it
      if (!asData) frameSoon = loadFrame(user, api);
      const { page, fragmentHtml } = await assemble(pageRequest, owner, loaded, request, {
        dependencies,
        credits,
      });
      const frame = await frameSoon;
      const keeping: Keeping = loaded.isPersonal
        ? { lifetime: null, isPersonal: true }
        : { lifetime: lifetimeOf(page, dependencies) };
      if (!frame) return { kind: "page", status: page.status, page, ...keeping };
      return renderDocument(composition, { page, frame, fragmentHtml, origin, keeping });
    } catch (error) {
      if (statusOf(error) === 404 && !posted) {
        const moved = await newAddressOf(address.url, backend.apiFor(locale, caller));
        if (moved) return { kind: "redirect", to: moved, status: 301 };
      }
      return errorPages.answer(error, request, { now, frame: await frameSoon, owner });
    }
  }

  return { answer };
}

export type Pipeline = ReturnType<typeof createPipeline>;
