import { normalizeIP } from "@fastify/rate-limit";
import { networkOf } from "../../platform/plugins/network.ts";
import type { Signing } from "../../platform/plugins/signing.ts";

/** Files, and bytes of all of them. */
export interface Amount {
  files: number;
  bytes: number;
}

const megabyte = 1024 * 1024;
/** What may wait to be sent with a form: of one address, of one network, and of all together. */
export const mostWaiting = {
  address: { files: 30, bytes: 120 * megabyte },
  network: { files: 120, bytes: 480 * megabyte },
  all: { files: 5000, bytes: 2048 * megabyte },
} as const satisfies Record<string, Amount>;

/** What one uploader has waiting. */
export interface Waiting extends Amount {
  /** As `uploaderOf` names them. */
  uploader: string;
}

/** Names a visitor's network and address without telling them: two hashes with a slash between. */
export function uploaderOf(signing: Signing, address: string): string {
  const network = signing.hash("uploader's network", networkOf(address));
  return `${network}/${signing.hash("uploader", normalizeIP(address))}`;
}

const networkPart = (uploader: string): string => uploader.split("/", 1)[0] ?? "";

const sum = (all: readonly Amount[]): Amount => ({
  files: all.reduce((total, { files }) => total + files, 0),
  bytes: all.reduce((total, { bytes }) => total + bytes, 0),
});

const isBeyond = ({ files, bytes }: Amount, more: number, most: Amount) =>
  files + 1 > most.files || bytes + more > most.bytes;

/** Whether a file of so many bytes is more than its uploader's share, or their network's. */
export function isBeyondShare(
  waiting: readonly Waiting[],
  uploader: string,
  bytes: number,
): boolean {
  const network = networkPart(uploader);
  const ofNetwork = waiting.filter((one) => networkPart(one.uploader) === network);
  const own = ofNetwork.filter((one) => one.uploader === uploader);
  return (
    isBeyond(sum(own), bytes, mostWaiting.address) ||
    isBeyond(sum(ofNetwork), bytes, mostWaiting.network)
  );
}

/**
 * Whose oldest file has to make room for one of so many bytes: of the network that has most waiting the uploader
 * that has most.
 * @returns undefined where there is room
 */
export function greediest(waiting: readonly Waiting[], bytes: number): string | undefined {
  const all = sum(waiting);
  if (!isBeyond(all, bytes, mostWaiting.all)) return undefined;
  const by = all.bytes + bytes > mostWaiting.all.bytes ? "bytes" : "files";
  const networks = Map.groupBy(waiting, ({ uploader }) => networkPart(uploader));
  const [most = []] = [...networks.values()].toSorted((a, b) => sum(b)[by] - sum(a)[by]);
  return most.toSorted((a, b) => b[by] - a[by])[0]?.uploader;
}
