import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "@festival/contracts/errors";
import { statusBeyondBounds } from "@festival/contracts/requestBounds";
import { refuseUnread } from "./refuseUnread.ts";

const errors: Record<414 | 431, ErrorBody> = {
  414: { code: "address_too_long", message: "The address is too long." },
  431: { code: "headers_too_long", message: "A header is too long." },
};

/**
 * Answers a request whose address or headers are longer than any that is real, before anything reads them.
 * @returns whether it did
 */
export function refuseBeyondBounds(request: IncomingMessage, response: ServerResponse): boolean {
  const status = statusBeyondBounds(request.url ?? "/", request.headers);
  if (!status) return false;
  refuseUnread(request, response, { status, error: errors[status], why: status });
  return true;
}
