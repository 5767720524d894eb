import { randomUUID } from "node:crypto";
import * as files from "node:fs/promises";
import type { RollbackOutcome, RollbackRequest } from "@festival/contracts/api/releases";
import { remoteNames } from "@festival/contracts/containers";
import { ApiError } from "@festival/contracts/errors";
import { proposeCandidate } from "@festival/contracts/release/releaseCandidates";
import { readLive, readReleases } from "./readReleases.ts";

/** The shell needs some seconds; a call is answered within two minutes. */
const longestWaitMs = 60_000;

/**
 * Makes an earlier release live again, as `npm run rollback` does: it waits in the store until the running shell
 * has tried it.
 * @param by who asks
 * @throws ApiError not_found for what was not live before, conflict where another release is live by now, or where
 * this process can't write into the store
 */
export async function rollBack(
  store: string,
  { name: given, version, live: seen }: RollbackRequest,
  by: string,
): Promise<Omit<RollbackOutcome, "releases">> {
  const name = remoteNames.find((one) => one === given);
  const set = await readLive(store);
  if (!name) throw new ApiError("not_found", `Remote not found: "${given}".`);
  if (!set || !(await readReleases(store)).can_roll_back) {
    throw new ApiError(
      "conflict",
      `This backend can't write into the release store. Roll back with: npm run rollback -- ${name}`,
    );
  }
  if (set.live[name] !== seen) {
    throw new ApiError("conflict", `Another release of ${name} is live by now.`, {
      live: set.live[name] ?? null,
    });
  }
  if (!set.previous[name]?.includes(version)) {
    throw new ApiError("not_found", `Release was not live before: ${name} ${version}.`);
  }
  const candidate = { id: randomUUID(), name, version, isRollback: true, by };
  const proposal = await proposeCandidate(files, store, candidate);
  const verdict = await proposal.verdict(longestWaitMs);
  if (!verdict) return { outcome: "not_tried", reason: "" };
  return verdict.isLive
    ? { outcome: "live", reason: "" }
    : { outcome: "refused", reason: verdict.reason };
}
