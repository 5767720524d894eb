import type { IncomingMessage } from "node:http";
import type { Layout } from "@festival/contracts/pageOwner";
import type { Preview } from "@festival/contracts/release/preview";
import { pageMediaType } from "../../document/documentState.ts";
import { layoutOf } from "./layoutChoice.ts";
import type { KnownOrigins } from "./origin.ts";
import type { PreviewReader } from "./previewToken.ts";
import type { SessionCheck } from "./sessionToken.ts";

/** What the head of a request says of the answer, whatever is asked for. */
export interface RequestHead {
  /** Where the request reached the site; undefined for a host that is not known to be this site. */
  origin: string | undefined;
  layout: Layout;
  /** Whether the browser's navigator asks for the page as data. */
  asData: boolean;
  /** Whether a session comes with it; only the backend knows whether it is still good. */
  hasSession: boolean;
  /** What its browser was given to look at another release; undefined for all others. */
  preview?: Preview | undefined;
}

/** Reads heads of requests. */
export interface HeadReader {
  /** Reads a head, or finds it where it was read before. */
  headOf(request: IncomingMessage): RequestHead;
  /** Hands a head on to those who handle the same request later. */
  passOn(request: IncomingMessage, head: RequestHead): void;
}

function wantsData(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes(pageMediaType) && !accept.includes("text/html");
}

/** Makes the reader of a worker: each head is read once, by the server before the app or by the app. */
export function createHeadReader(
  origins: KnownOrigins,
  belongsToSession: SessionCheck,
  previews?: Pick<PreviewReader, "ofCookies">,
): HeadReader {
  const heads = new WeakMap<IncomingMessage, RequestHead>();
  return {
    headOf(request) {
      const { accept, cookie } = request.headers;
      return (
        heads.get(request) ?? {
          origin: origins.of(request),
          layout: layoutOf(cookie),
          asData: wantsData(accept),
          hasSession: belongsToSession(cookie),
          preview: previews?.ofCookies(cookie),
        }
      );
    },
    passOn(request, head) {
      heads.set(request, head);
    },
  };
}

/**
 * Names everything that an anonymous answer depends on besides what is in the database.
 * @param url path and query
 */
export function storeKey(
  { layout, asData }: Pick<RequestHead, "layout" | "asData">,
  origin: string,
  url: string,
): string {
  return `${asData ? "data" : "document"} ${layout} ${origin} ${url}`;
}
