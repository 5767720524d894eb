import type { Page } from "@festival/contracts/pageOwner";
import type { Frame } from "../../frame.ts";

/** Names of one's own machine, where no search engine comes by. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The page as it is made for an origin: a site whose provider or legal pages are unfinished asks search engines to
 * stay away, however they found it.
 */
export function forSearchEngines(
  page: Page,
  { isUnfinished }: Pick<Frame, "isUnfinished">,
  origin: string,
): Page {
  if (!isUnfinished || ownMachine.test(new URL(origin).hostname)) return page;
  return { ...page, head: { ...page.head, noIndex: true } };
}
