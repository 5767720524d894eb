import type { Page } from "@festival/contracts/pageOwner";
import type { ShellBus } from "../../shellBus.ts";

/**
 * Shows what the editor has of the page in the place of the page itself.
 * @param deliver hands a page to its owner; the same object again renders nothing
 */
export function showDrafts(
  { page$, pageDraft$ }: Pick<ShellBus, "page$" | "pageDraft$">,
  deliver: (page: Page) => void,
): void {
  const show = () => {
    const page = page$.value;
    const draft = pageDraft$.value;
    const isOfPage = draft?.url === page.url && draft.owner === page.owner;
    deliver(isOfPage ? draft : page);
  };
  // the navigator puts a page here within one render, and what the editor makes of it comes in the same
  page$.subscribe(show);
  pageDraft$.subscribe(show);
}
