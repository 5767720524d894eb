import { loggedAddress } from "@festival/contracts/loggedAddress";
import type { OwnerName } from "@festival/contracts/containers";
import type { FastifyRequest } from "fastify";
import type { Backend } from "../api/backend.ts";
import type { PageMetrics } from "../metrics/pageMetrics.ts";
import type { PagesInWork } from "../process/pagesInWork.ts";
import type { Admission } from "../request/admission.ts";
import type { VisitorShare } from "../request/visitorShare.ts";
import type { StoredAnswer, StoredPages } from "../store/storedPages.ts";
import type { Pipeline } from "./pipeline.ts";
import { prepareAnswer } from "./preparedAnswer.ts";
import type { SiteAnswer, SiteRequest } from "./siteAnswer.ts";

/** So long the answer for an address without a page is kept; any change drops it before. */
const errorLifetimeMs = 60_000;
/** What a change of anything drops. */
const anything: ReadonlySet<string> = new Set(["all"]);

export interface AnswerParts {
  pipeline: Pipeline;
  backend: Backend;
  pages: StoredPages;
  /** Answers for addresses of which there is no page, or whose page fails. */
  failures: StoredPages;
  admission: Admission;
  pagesInWork: PagesInWork;
  metrics: PageMetrics;
  share: VisitorShare;
  /** An owner's name and version, for the log. */
  releaseOf(owner: OwnerName): string;
}

/** Whether an answer may stand for its address for a while: what only asks to wait does not. */
function isLastingFailure(answer: StoredAnswer): boolean {
  return answer.kind === "body" && (answer.body.status === 404 || answer.body.status === 500);
}

/** Whether there is no page at the address any more, so that it may not be shown as it was. */
function isGone(answer: StoredAnswer): boolean {
  return answer.kind === "redirect" || answer.body.status === 404;
}

/** Whether it is one of some dozens: no flood can ask for more of them, so they go before others. */
function isOneOfFew({ address }: SiteRequest): boolean {
  if (address.kind !== "route") return false;
  return [address.route.params, address.query].every((given) => Object.keys(given).length === 0);
}

/** The key of the form that is asked for. */
export const keyOf = ({ keys, asData }: Pick<SiteRequest, "keys" | "asData">): string =>
  asData ? keys.data : keys.document;

/** Whose page an address is; what no one has is the shell's. */
export const ownerOf = ({ address }: Pick<SiteRequest, "address">): OwnerName =>
  address.kind === "route" ? address.route.owner : "shell";

/** Finds or makes pages: within the bounds of a worker, a visitor's share, and what is held off. */
export function createPageAnswers(parts: AnswerParts) {
  const { pipeline, backend, pages, failures, admission, pagesInWork, metrics, share } = parts;

  /** @throws HeldOff */
  async function makeAnswer(method: string, request: SiteRequest): Promise<SiteAnswer> {
    const { url, user, consent } = request;
    const owner = ownerOf(request);
    const since = performance.now();
    const variants = [method, user ? "staff" : "visitor", JSON.stringify(consent ?? null)];
    const page = {
      key: `${variants.join(" ")} ${keyOf(request)}`,
      page: loggedAddress(url),
      release: parts.releaseOf(owner),
    };
    const answer = await pagesInWork.make(page, () => pipeline.answer(request));
    metrics.made(owner, since, answer.status);
    return answer;
  }

  /** Makes a page that may be kept for others. */
  function makePage({ method, ip }: FastifyRequest, request: SiteRequest) {
    return pages.make(
      keyOf(request),
      async () => {
        share.take(ip);
        return admission.run(
          async () => prepareAnswer(await makeAnswer(method, request), ownerOf(request)),
          { isUrgent: isOneOfFew(request) },
        );
      },
      () => backend.now(),
    );
  }

  return {
    /**
     * What is kept or made for all who ask for the same.
     * @throws Overloaded, BeyondShare or HeldOff where the page is refused before it is made
     */
    async answerAnonymous(from: FastifyRequest, request: SiteRequest): Promise<StoredAnswer> {
      const { address, keys } = request;
      if (address.kind === "redirect") return address;
      const key = keyOf(request);
      const kept = pages.get(key) ?? failures.get(key);
      if (kept) return kept;
      const { answer } = await failures.make(
        key,
        async () => {
          const made = await makePage(from, request);
          if (isGone(made.answer)) {
            pages.forgetOutdated(keys.document);
            pages.forgetOutdated(keys.data);
          }
          const until = Date.now() + errorLifetimeMs;
          return {
            answer: made.answer,
            lifetime: isLastingFailure(made.answer) ? { tags: anything, until } : null,
          };
        },
        async () => new Date(),
      );
      return answer;
    },

    /**
     * What is made for one visitor or member of staff alone.
     * @throws as `answerAnonymous`
     */
    async answerPrivate(from: FastifyRequest, request: SiteRequest): Promise<StoredAnswer> {
      if (!request.user) share.take(from.ip);
      // staff, and visitors who have typed something, go before readers
      const answer = await admission.run(() => makeAnswer(from.method, request), {
        isUrgent: true,
      });
      return prepareAnswer(answer, ownerOf(request)).answer;
    },
  };
}
