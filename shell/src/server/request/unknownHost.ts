import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth, getLiveness, getReadiness } from "@festival/contracts/calls/platform";
import { refuseUnread, type Refusal } from "./refuseUnread.ts";

const refusal: Refusal = {
  status: 400,
  error: { code: "bad_request", message: "This host is none of this site's." },
  why: "unknown_host",
};

/** Node shows the first alone, while a proxy may have gone by the second. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host",
  );
  return hosts.length > 1;
}

/** Machines around the shell ask after its health by whatever address they have; the answer names none. */
const healthAddresses = [addressOf(getHealth), addressOf(getLiveness), addressOf(getReadiness)];
const isHealth = (url: string | undefined) => url !== undefined && healthAddresses.includes(url);

interface HostParts {
  /** Where the request reached the site; undefined for a host that is not known to be this site. */
  origin: string | undefined;
  /** What absolute addresses name; undefined where the site has no public address. */
  canonical: string | undefined;
}

/**
 * Answers a request for a host that is not this site's, before anything is looked up or made for it.
 * @param onRefused gets the host
 * @returns whether it did
 */
export function refuseUnknownHost(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, canonical }: HostParts,
  onRefused: (host: string | undefined) => void,
): boolean {
  const isKnown = isHealth(request.url) || origin !== undefined;
  if (isKnown && !namesTwoHosts(request)) return false;
  onRefused(request.headers.host);
  refuseUnread(request, response, { ...refusal, origin: canonical ?? null });
  return true;
}
