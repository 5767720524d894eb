import type { AcceptableCheck } from "@festival/contracts/api/editing/checks";
import { ApiError } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { ownerName, type OwnerKey } from "../pages/owners.repository.ts";
import type { StoredContent } from "../publishing/snapshots.repository.ts";
import { checkContent } from "./checkContent.ts";

/**
 * Refuses content of which a finding says that it can't be public.
 * @param accept codes of findings that its author knows
 * @throws ApiError `validation_failed` with `checks`, all findings that stop it
 */
export async function refuseStops(
  database: Database,
  owner: OwnerKey,
  content: StoredContent,
  { accept, now }: { accept: readonly AcceptableCheck[]; now: Date },
): Promise<void> {
  const accepted = new Set<string>(accept);
  const checks = (await checkContent(database, owner, content, now)).filter(
    ({ severity, code }) => severity === "stop" && !accepted.has(code),
  );
  const [first] = checks;
  if (!first) return;
  const place = first.section === null ? "the head" : `section ${first.section}`;
  throw new ApiError(
    "validation_failed",
    `Not published: ${checks.length} findings stop ${ownerName(owner)}, the first is "${first.code}" at "${first.field}" of ${place}.`,
    { checks },
  );
}
