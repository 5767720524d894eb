import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "@festival/contracts/errors";
import { backendPrefixes } from "../api/backendPrefixes.ts";
import { refusedPage } from "../document/plainPages.ts";
import { documentHeaders } from "../document/policy.ts";

export interface Refusal {
  status: number;
  /** The answer to calls. */
  error: ErrorBody;
  /** The answer to visitors: the status or the reason that `refusedPage` has words for. */
  why: number | string;
  /** Where the site is, if not here; null where that is not known. */
  origin?: string | null;
}

/** Answers a request that nothing has read yet: calls with an error, all others with a plain page. */
export function refuseUnread(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  { status, error, why, origin }: Refusal,
): void {
  const isCall = backendPrefixes.some((prefix) => url.startsWith(`${prefix}/`));
  response.writeHead(status, {
    ...documentHeaders,
    "content-type": isCall ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(isCall ? JSON.stringify(error) : refusedPage(url, why, origin));
}
