import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./publicAddress.ts";

/** The network that something is sent into; tests have one of their own. */
export interface OutsideNetwork {
  /** IP addresses of a host. */
  resolve(host: string): Promise<string[]>;
  /** Whether an IP address may be connected to. */
  isAllowed(address: string): boolean;
  /** Certificates that are trusted instead of the system's. */
  ca?: string;
}

export const internet: OutsideNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** Milliseconds for connection and answer together. */
const patience = 10_000;

/** @throws Error where one of a host's addresses lies in the own network */
async function addressOfHost(host: string, network: OutsideNetwork): Promise<string> {
  const literal = host.replaceAll(/^\[|\]$/g, "");
  const addresses = isIP(literal) ? [literal] : await network.resolve(host);
  const [first] = addresses;
  if (!first) throw new Error(`${host} has no address.`);
  if (!addresses.every((address) => network.isAllowed(address)))
    throw new Error(`${host} is an address of the own network; nothing is sent there.`);
  return first;
}

/**
 * Posts a body to a server of the internet. The host is resolved once, checked, and connected to at that very
 * address, so that a name can't lead elsewhere in between. Redirects are not followed.
 * @returns the answer's status
 * @throws Error for what is not https, lies in the own network, or does not answer in time
 */
export async function postOutside(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  network: OutsideNetwork = internet,
): Promise<number> {
  const url = new URL(address);
  if (url.protocol !== "https:") throw new Error(`${url.origin} is no https address.`);
  const host = await addressOfHost(url.hostname, network);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host,
        port: url.port || 443,
        path: url.pathname + url.search,
        method: "POST",
        // the certificate is that of the name, not of the address
        servername: isIP(url.hostname.replaceAll(/^\[|\]$/g, "")) ? "" : url.hostname,
        headers: { ...headers, host: url.host, "content-length": Buffer.byteLength(body) },
        ...(network.ca && { ca: network.ca }),
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        // only the status is wanted
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
