import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";
import proxyAddr from "@fastify/proxy-addr";
import type { ShellConfig } from "../config.ts";

/** Where a request has reached the site. */
export interface KnownOrigins {
  /** What absolute addresses name in any case; undefined where the site has no public address. */
  canonical: string | undefined;
  /**
   * The origin that absolute addresses of the answer name.
   * @returns undefined where the request names a host that is not known to be this site
   */
  of(request: IncomingMessage): string | undefined;
  /** Whether the visitor came by HTTPS, or reaches the site by nothing else. */
  isSecure(request: IncomingMessage): boolean;
}

/** Where the site is reached, for what is made without a request. */
export const ownOrigin = ({ publicOrigins, host, port }: OriginSettings): string =>
  publicOrigins[0] ?? `http://${written(host)}:${port}`;

/** @example hostsOf("https://a.example") => ["a.example", "a.example:443"] */
function hostsOf(origin: string): string[] {
  const { host, hostname: name, port, protocol } = new URL(origin);
  return port === "" ? [host, `${name}:${protocol === "https:" ? 443 : 80}`] : [host];
}

const written = (address: string) => (address.includes(":") ? `[${address}]` : address);

/** What this machine is called by those who reach it without any setting. */
function namesOf(listensOn: string): string[] {
  const names = ["localhost", "127.0.0.1", "::1", listensOn];
  if (["0.0.0.0", "::"].includes(listensOn)) {
    const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
    names.push(hostname(), ...addresses.map(({ address }) => address));
  }
  return names.map((name) => written(name).toLowerCase());
}

/** What the nearest proxy says, where there were several. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().at(-1)?.split(",").at(-1)?.trim();
}

type OriginSettings = Pick<
  ShellConfig,
  "publicOrigins" | "host" | "port" | "trustProxy" | "isBehindShell"
>;

/**
 * Tells under which of its origins a request has reached the site: one of `publicOrigins`, or this machine's
 * own names with the port that it listens on. What proxies say counts only if they are trusted.
 */
export function createKnownOrigins(config: OriginSettings): KnownOrigins {
  const [canonical] = config.publicOrigins;
  const publicHosts = new Set(config.publicOrigins.flatMap(hostsOf));
  const ownNames = namesOf(config.host);
  const ownHosts = new Map<number, ReadonlySet<string>>();
  const trustsProxy = proxyAddr.compile(
    (config.trustProxy ?? "loopback").split(",").map((one) => one.trim()),
  );

  function isOwnHost(host: string, port: number): boolean {
    let hosts = ownHosts.get(port);
    if (!hosts) {
      hosts = new Set(ownNames.flatMap((name) => hostsOf(`http://${name}:${port}`)));
      ownHosts.set(port, hosts);
    }
    return hosts.has(host);
  }

  function forwarded(
    { headers, socket }: IncomingMessage,
    name: "x-forwarded-host" | "x-forwarded-proto",
  ): string | undefined {
    const value = headers[name];
    if (!value || !socket.remoteAddress || !trustsProxy(socket.remoteAddress, 0)) return undefined;
    return lastOf(value);
  }

  const cameByHttps = (request: IncomingMessage) =>
    forwarded(request, "x-forwarded-proto") === "https";

  return {
    canonical,
    of(request) {
      const handedOn = forwarded(request, "x-forwarded-host");
      const host = (handedOn ?? request.headers.host)?.toLowerCase();
      if (host === undefined) return undefined;
      const isKnown =
        (config.isBehindShell && handedOn !== undefined) ||
        publicHosts.has(host) ||
        isOwnHost(host, request.socket.localPort ?? config.port);
      if (!isKnown) return undefined;
      return canonical ?? `${cameByHttps(request) ? "https" : "http"}://${host}`;
    },
    isSecure: (request) => canonical?.startsWith("https:") === true || cameByHttps(request),
  };
}
