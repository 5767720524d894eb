import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdHeader, requestIdPattern } from "@festival/contracts/cookiesAndHeaders";

/** The id that an edge gave the request, else a new one; the backend logs the same. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[requestIdHeader];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}
