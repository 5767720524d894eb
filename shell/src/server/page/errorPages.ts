import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "@festival/contracts/errors";
import { loggedAddress } from "@festival/contracts/loggedAddress";
import type { Page } from "@festival/contracts/pageOwner";
import type { OwnerName } from "@festival/contracts/containers";
import type { Frame } from "../../frame.ts";
import type { ErrorData } from "../../pages/error/errorData.ts";
import type { Backend } from "../api/backend.ts";
import { releaseOf, type LoadedComposition } from "../releases/composition.ts";
import { collectDependencies } from "../store/dependencies.ts";
import { createPageStore, type PageStore } from "../store/pageStore.ts";
import { loadErrorBlock } from "./loadErrorBlock.ts";
import { emptyFrame, loadFrame } from "./loadFrame.ts";
import { releasesOf, renderDocument } from "./renderPage.ts";
import type { SiteAnswer, SiteRequest } from "./siteAnswer.ts";

/** Error pages of visitors, which are the same for every address. */
export type ErrorPageStore = PageStore<SiteAnswer>;

/** So long an error page is shown before it is made again; a change drops it before. */
const errorPageMs = 60_000;
/** So long a page that says that the backend did not answer waits for what only the backend knows. */
const frameMs = 1000;
const storeBytes = 4 * 2 ** 20;

export function createErrorPageStore(): ErrorPageStore {
  return createPageStore<SiteAnswer>(storeBytes, (answer) =>
    answer.kind === "document" ? answer.html.length * 2 : 1024,
  );
}

/** Made once for all: nothing in them depends on the address, nor on a failure that ends soon. */
const isShared = (status: number) => status === 404 || status === 500;

/** What the visitor reads: a refusal of the backend is a missing page to them, unless they have to wait. */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 429 || error.status === 503) return error.status;
  return error.status < 500 ? 404 : 500;
}

/** What an error page depends on. */
type ErrorRequest = Pick<
  SiteRequest,
  "url" | "locale" | "layout" | "asData" | "origin" | "user" | "caller"
>;

/** What was known when the page failed. */
interface Failed {
  now?: string | undefined;
  frame?: Frame | undefined;
  owner?: OwnerName;
}

/** Makes the pages that stand in for others. */
export function createErrorPages(
  composition: LoadedComposition,
  backend: Backend,
  store: ErrorPageStore = createErrorPageStore(),
) {
  const frameFor = ({ locale, user, caller }: ErrorRequest, dependencies = collectDependencies()) =>
    loadFrame(user, backend.apiFor(locale, caller, dependencies));

  const frameInTime = (request: ErrorRequest): Promise<Frame> =>
    Promise.race([frameFor(request), wait(frameMs, emptyFrame(request.user), { ref: false })]);

  function pageOf(
    status: number,
    { url, locale, layout, user }: ErrorRequest,
    now: string,
    data: ErrorData | null,
  ): Page {
    return {
      url,
      locale,
      route: { name: "page", params: {}, query: {} },
      owner: "shell",
      status,
      error: { status },
      data,
      head: { title: String(status), description: "", noIndex: true },
      alternates: {},
      fragments: {},
      releases: releasesOf(composition, "shell", {}),
      layout,
      audience: user ? "staff" : "visitor",
      now,
    };
  }

  async function answerOf(
    page: Page,
    request: ErrorRequest,
    frame: () => Frame | Promise<Frame> = () => frameFor(request),
  ): Promise<SiteAnswer> {
    const keeping = { lifetime: null };
    if (request.asData) return { kind: "page", status: page.status, page, ...keeping };
    const { origin } = request;
    return renderDocument(composition, { page, frame: await frame(), origin, keeping });
  }

  async function answerShared(
    status: number,
    request: ErrorRequest,
    now: string,
  ): Promise<SiteAnswer> {
    const { locale, layout, origin } = request;
    const key = [status, locale, layout, origin].join(" ");
    const known = store.get(key);
    if (known) return known;
    const { answer } = await store.make(
      key,
      async () => {
        // not the address that was asked for first: the others are none of its visitor's business
        const neutral = { ...request, url: `/${locale}/${status}` };
        const dependencies = collectDependencies();
        const api = backend.apiFor(locale, request.caller, dependencies);
        const [frame, data] = await Promise.all([
          frameFor(neutral, dependencies),
          status === 404 ? loadErrorBlock(locale, api) : null,
        ]);
        const answer = await answerOf(pageOf(status, neutral, now, data), neutral, () => frame);
        const made = dependencies.lifetime();
        const until = Date.parse(now) + errorPageMs;
        return { answer, lifetime: made && { ...made, until: Math.min(made.until, until) } };
      },
      async () => new Date(now),
    );
    return answer;
  }

  return {
    /** The answer to a request whose page failed; failures that are ours are logged. */
    async answer(error: unknown, request: SiteRequest, known: Failed = {}): Promise<SiteAnswer> {
      const status = statusOf(error);
      if (status >= 500) {
        const release = releaseOf(composition, known.owner ?? "shell");
        const url = loggedAddress(request.url);
        request.log.error({ err: error, url, release }, "a page failed");
      }
      // an error page is not worth another wait for a backend that has just not answered
      const now = known.now ?? new Date().toISOString();
      if (!request.user && !request.posted && !request.asData && isShared(status)) {
        return answerShared(status, request, now);
      }
      const api = backend.apiFor(request.locale, request.caller);
      const data = status === 404 ? await loadErrorBlock(request.locale, api) : null;
      return answerOf(pageOf(status, request, now, data), request, () => {
        if (known.frame) return known.frame;
        // the backend may not have answered for seconds already
        return status === 503 ? frameInTime(request) : frameFor(request);
      });
    },

    /** The page that asks visitors to come again, to be made before it is needed. */
    async makeBusyPage(
      status: 503 | 429,
      request: Pick<ErrorRequest, "locale" | "layout" | "asData" | "origin">,
    ): Promise<SiteAnswer> {
      const now = (await backend.now()).toISOString();
      const url = `/${request.locale}/${status}`;
      const neutral: ErrorRequest = { ...request, url, user: null, caller: {} };
      return answerOf(pageOf(status, neutral, now, null), neutral);
    },
  };
}

export type ErrorPages = ReturnType<typeof createErrorPages>;
