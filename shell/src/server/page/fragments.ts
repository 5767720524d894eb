import type { FragmentRequest } from "@festival/contracts/fragments";
import {
  fragmentPrefix,
  type FragmentContext,
  type PageFragment,
} from "@festival/contracts/pageOwner";
import { withTimeout } from "../../withTimeout.ts";
import type { LoadedComposition } from "../releases/composition.ts";

/** A fragment must not hold its page up longer than this. */
const deadlineMs = 2000;

export interface LoadedFragments {
  /** For the page: data of each, or that it failed. */
  fragments: Record<string, PageFragment>;
  /** HTML by place, of those that rendered. */
  html: Record<string, string>;
}

interface FragmentLog {
  warn(details: object, message: string): void;
}

/**
 * Loads a page's fragments side by side, and renders them where a document is asked for. One that
 * fails in any way is marked so, and takes nothing else down.
 */
export async function loadFragments(
  requests: Readonly<Record<string, FragmentRequest>>,
  composition: LoadedComposition,
  context: FragmentContext,
  { render, log, onFailure }: { render: boolean; log: FragmentLog; onFailure(): void },
): Promise<LoadedFragments> {
  async function loadOne(slot: string, request: FragmentRequest) {
    try {
      const fragment = composition.fragmentOf(request.owner, request.name);
      const data = await withTimeout(
        fragment.load(request.props, context),
        deadlineMs,
        `no answer within ${deadlineMs} ms`,
      );
      const options = { locale: context.locale, identifierPrefix: fragmentPrefix(slot) };
      const html = render ? fragment.render(data, options) : null;
      return { slot, loaded: { ...request, failed: false, data } as const, html };
    } catch (error) {
      onFailure();
      log.warn({ err: error, slot, owner: request.owner }, "a fragment failed");
      return { slot, loaded: { ...request, failed: true } as const, html: null };
    }
  }

  const all = await Promise.all(
    Object.entries(requests).map(([slot, request]) => loadOne(slot, request)),
  );
  // in the page's order, whichever was loaded first: a page is the same each time that it is made
  return {
    fragments: Object.fromEntries(all.map(({ slot, loaded }) => [slot, loaded])),
    html: Object.fromEntries(
      all.flatMap(({ slot, html }) => (html === null ? [] : [[slot, html]])),
    ),
  };
}
