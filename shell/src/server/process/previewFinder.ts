import type { PreviewedRelease } from "@festival/contracts/release/preview";
import { withTimeout } from "../../withTimeout.ts";
import type { FoundPreview } from "./messages.ts";

/** A supervisor that is gone answers nothing. */
const longestWaitMs = 60_000;

/** What a worker knows of processes that serve other releases. */
export interface PreviewFinder {
  /** Where a release is served, or why it is not; such a process is started where there is none. */
  find(release: PreviewedRelease): Promise<FoundPreview>;
  /** Says that a process gave no answer. */
  fail(release: PreviewedRelease, pid: number): void;
}

type Asking =
  | { type: "findPreview"; number: number; release: PreviewedRelease }
  | { type: "failPreview"; pid: number; release: PreviewedRelease };

/** Asks the supervisor, which alone starts processes. */
export function createPreviewFinder(send: (message: Asking) => void): PreviewFinder & {
  /** Takes an answer. */
  hear(number: number, found: FoundPreview): void;
} {
  const waiting = new Map<number, (found: FoundPreview) => void>();
  let last = 0;
  return {
    async find({ name, version }) {
      last += 1;
      const number = last;
      const answer = new Promise<FoundPreview>((resolve) => waiting.set(number, resolve));
      send({ type: "findPreview", number, release: { name, version } });
      try {
        return await withTimeout(answer, longestWaitMs, "its process did not start in time");
      } catch (error) {
        return { problem: "refused", reason: (error as Error).message };
      } finally {
        waiting.delete(number);
      }
    },
    fail: ({ name, version }, pid) =>
      send({ type: "failPreview", pid, release: { name, version } }),
    hear: (number, found) => waiting.get(number)?.(found),
  };
}
