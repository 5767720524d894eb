import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import { collectDependencies, type Lifetime } from "./dependencies.ts";
import { createPageStore, type Made, type PageStore } from "./pageStore.ts";

/** What the backend said to a visitor's GET. */
export interface BackendAnswer {
  status: number;
  /** JSON; each reader parses it again, so that none can change another's. */
  text: string;
  /** As the headers have them. */
  tags: string | null;
  changesAt: string | null;
}

/** Answers that all pages of visitors share, by path and query; kept and dropped as rendered pages are. */
export type SharedAnswers = PageStore<BackendAnswer>;

const storeBytes = 32 * 2 ** 20;
/** Of what an answer takes besides its text. */
const overheadBytes = 500;

export function createSharedAnswers(): SharedAnswers {
  return createPageStore<BackendAnswer>(storeBytes, ({ text }) => text.length * 2 + overheadBytes);
}

/** Only what is the same for all, and says when it changes, is for others too. */
function lifetimeOf(answer: BackendAnswer, cacheControl: string | null): Lifetime | null {
  const { status, tags, changesAt } = answer;
  const isForAll = status < 500 && status !== 429 && !/private|no-store/.test(cacheControl ?? "");
  if (!isForAll) return null;
  const dependencies = collectDependencies();
  dependencies.note(tags, changesAt);
  return dependencies.lifetime();
}

/** Reads an answer whole, and says how long it may be kept for others. */
export async function readAnswer(response: Response): Promise<Made<BackendAnswer>> {
  const { status, headers } = response;
  const answer: BackendAnswer = {
    status,
    text: await response.text(),
    tags: headers.get(cacheTagsHeader),
    changesAt: headers.get(changesAtHeader),
  };
  return { answer, lifetime: lifetimeOf(answer, headers.get("cache-control")) };
}
