import {
  clientAddressHeader,
  csrfHeader,
  internalHeader,
  planSecretHeader,
  requestIdHeader,
  traceHeader,
} from "./cookiesAndHeaders.ts";

/** Characters of an address with its query. */
export const longestAddress = 4096;

/**
 * Characters of each header that the servers read: several times what browsers and proxies send. No header
 * that is not in this list is read.
 */
export const longestHeaders: Readonly<Record<string, number>> = {
  accept: 1000,
  "accept-encoding": 200,
  "accept-language": 500,
  authorization: 300,
  "content-type": 300,
  cookie: 8192,
  host: 300,
  "if-none-match": 1000,
  "if-range": 300,
  "last-event-id": 100,
  origin: 300,
  range: 1000,
  "sec-fetch-site": 100,
  "user-agent": 2000,
  "x-forwarded-for": 1000,
  "x-forwarded-host": 300,
  "x-forwarded-proto": 100,
  [clientAddressHeader]: 100,
  [csrfHeader]: 300,
  [internalHeader]: 2000,
  [planSecretHeader]: 300,
  [requestIdHeader]: 300,
  [traceHeader]: 300,
};
const headerBounds = Object.entries(longestHeaders);

/**
 * The status for a request of which a part is longer than any that is real, so that it is refused before
 * anything reads it.
 * @param headers by their names in lower case, as Node has them
 * @returns undefined for a request within its bounds
 */
export function statusBeyondBounds(
  url: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): 414 | 431 | undefined {
  if (url.length > longestAddress) return 414;
  const isTooLong = headerBounds.some(([name, longest]) => {
    const value = headers[name];
    return value !== undefined && value.length > longest;
  });
  return isTooLong ? 431 : undefined;
}

/** Milliseconds in which a video must have come: 200 MB over a line of 2 Mbit/s. */
export const longestUploadMs = 15 * 60_000;

/**
 * Whether a request may take as long as a video needs to come.
 * @param url path and query
 */
export const isLongUpload = (method: string | undefined, url: string | undefined): boolean =>
  method === "POST" && /^\/[a-z]{2}\/pageeditor-api\/files\/(?:\?|$)/.test(url ?? "");

/** Records that one call changes at once. */
export const mostInBulk = 100;

/** Characters of the label of a team's key. */
export const longestKeyLabel = 80;
