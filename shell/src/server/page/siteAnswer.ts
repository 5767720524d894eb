import type { Page, SignInCall } from "@festival/contracts/pageOwner";
import type { Caller } from "../api/backend.ts";
import type { Posted } from "../request/postedForm.ts";
import type { RequestContext } from "../request/requestContext.ts";
import type { Lifetime } from "../store/dependencies.ts";
import type { SiteRedirect } from "../store/storedPages.ts";

/** What the pipeline takes. */
export interface SiteRequest extends RequestContext {
  /** A posted form with its files; undefined for reading. */
  posted?: Posted | undefined;
  caller: Caller;
  /** For the pages that passwords are posted to. */
  signIn?: SignInCall | undefined;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** What the pipeline gives: a redirect, a page as data for the browser's navigator, or a document. */
export type SiteAnswer =
  | SiteRedirect
  | ({ kind: "page"; status: number; page: Page } & Keeping)
  | ({ kind: "document"; status: number; html: string; policy: string } & Keeping);

export interface Keeping {
  /** How long it holds; null for what must not be kept. */
  lifetime: Lifetime | null;
  /** True for what only who has the address may see. */
  isPersonal?: boolean;
}
