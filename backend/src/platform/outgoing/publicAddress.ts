import { BlockList, isIP } from "node:net";

/** Networks that no visitor of the internet is in (IANA's registries of special purpose addresses). */
const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, prefix, "ipv4");

/** Of IPv6 the internet has this part alone; within it these lead elsewhere: tunnels, examples, 6to4. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inside.addSubnet(network, prefix, "ipv6");

/**
 * Whether an IP address is one of the internet, and none of a machine, a network or a cloud of one's own.
 * @example isPublicAddress("169.254.169.254") => false
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !inside.check(address, "ipv6");
}
