import type { OwnerName } from "@festival/contracts/containers";
import type { Consent } from "@festival/contracts/consent";
import type { PreparedBody } from "../answer/preparedBody.ts";
import { createPageStore, type PageStore } from "./pageStore.ts";

/** About a thousand pages, compressed. */
const storeBytes = 48 * 2 ** 20;

/** Leads to another address of this site. */
export interface SiteRedirect {
  kind: "redirect";
  to: string;
  status: 301 | 302 | 303;
  /** What a visitor has just decided, for their cookie. */
  consent?: Consent;
  /** Values of `Set-Cookie`, for one browser alone. */
  cookies?: readonly string[];
}

export type StoredAnswer =
  | SiteRedirect
  | {
      kind: "body";
      body: PreparedBody;
      isPersonal: boolean;
      /** Whose page it is, for measurements. */
      owner?: OwnerName;
      /** Of a document; pages as data have none of their own. */
      policy?: string;
    };

export type StoredPages = PageStore<StoredAnswer>;

/** @param keeps false for a store in which no page has room */
export function createStoredPages(keeps: boolean): StoredPages {
  return createPageStore<StoredAnswer>(keeps ? storeBytes : 0, (answer) =>
    answer.kind === "body" ? answer.body.bytes : answer.to.length,
  );
}

const failuresBytes = 4 * 2 ** 20;
/** Their bodies are shared: what they take is the address. */
const bytesOfFailure = 2048;

/** Answers for addresses of which there is no page, for a bot's scan as for a mistyped link. */
export function createFailures(): StoredPages {
  return createPageStore<StoredAnswer>(failuresBytes, () => bytesOfFailure);
}
