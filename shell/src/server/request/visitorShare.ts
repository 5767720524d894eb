import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { Share } from "../config.ts";

/** Thrown where an address has had its share; nothing was made. */
export class BeyondShare extends Error {
  override name = "BeyondShare";
}

interface Bucket {
  tokens: number;
  /** When it had so many, in milliseconds. */
  at: number;
}

/** More addresses than visit within the time in which a bucket is full again; beyond, the oldest are forgotten. */
const mostBuckets = 50_000;

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8);
thisMachine.addAddress("::1", "ipv6");

/** The first half of an IPv6 address: a household has one, with very many addresses in it. */
function networkOf(address: string): string {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = address.includes("::") ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Who has a share: an address, or a network of IPv6.
 * @returns undefined for processes on this machine, which no visitor is
 */
function visitorOf(address: string): string | undefined {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (isIPv4(plain)) return thisMachine.check(plain) ? undefined : plain;
  if (!isIPv6(plain)) return plain;
  return thisMachine.check(plain, "ipv6") ? undefined : networkOf(plain);
}

/**
 * Gives each visitor's address its share of the pages that are made, by a token bucket; pages that are kept are
 * free. So one address can't have all that a worker makes.
 * @param clock milliseconds that only grow
 */
export function createVisitorShare(
  { perMinute, burst }: Share,
  clock: () => number = () => performance.now(),
) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return {
    /** @throws BeyondShare where the address has had its share */
    take(address: string): void {
      const visitor = visitorOf(address);
      if (visitor === undefined) return;
      const now = clock();
      const { tokens, at } = buckets.get(visitor) ?? { tokens: burst, at: now };
      const left = Math.min(burst, tokens + (now - at) * perMs);
      // to the end: seen last
      buckets.delete(visitor);
      buckets.set(visitor, { tokens: left >= 1 ? left - 1 : left, at: now });
      const [oldest] = buckets.keys();
      if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
      if (left < 1) throw new BeyondShare();
    },
  };
}

export type VisitorShare = ReturnType<typeof createVisitorShare>;
