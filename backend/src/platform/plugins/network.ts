import { normalizeIP } from "@fastify/rate-limit";

/**
 * The network that an address belongs to: of IPv6 what a provider gives to one customer, of IPv4 256
 * neighbours. It names no one person.
 * @example networkOf("203.0.113.7") => "203.0.113.0/24"
 */
export function networkOf(address: string): string {
  const network = normalizeIP(address, 48);
  if (network.includes(":")) return `${network}/48`;
  const parts = network.split(".");
  return parts.length === 4 ? `${parts.slice(0, 3).join(".")}.0/24` : network;
}
