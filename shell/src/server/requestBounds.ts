import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "@festival/contracts/errors";
import { statusBeyondBounds } from "@festival/contracts/requestBounds";
import { backendPrefixes } from "./backendPrefixes.ts";
import { refusedPage } from "./plainPages.ts";
import { documentHeaders } from "./policy.ts";

const errors: Record<414 | 431, ErrorBody> = {
  414: { code: "address_too_long", message: "The address is too long." },
  431: { code: "headers_too_long", message: "A header is too long." },
};

/**
 * Answers a request whose address or headers are longer than any that is real, before anything reads them.
 * @returns whether it did
 */
export function refuseBeyondBounds(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "/", headers } = request;
  const status = statusBeyondBounds(url, headers);
  if (!status) return false;
  const isCall = backendPrefixes.some((prefix) => url.startsWith(`${prefix}/`));
  response.writeHead(status, {
    ...documentHeaders,
    "content-type": isCall ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(isCall ? JSON.stringify(errors[status]) : refusedPage(url, status));
  return true;
}
