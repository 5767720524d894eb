import type { AcceptableCheck, Check } from "@festival/contracts/api/editing/checks";
import type { Difference } from "@festival/contracts/api/publishing";
import { getDifference, publishContent } from "@festival/contracts/calls/content";
import type { OwnerKey } from "@festival/contracts/editing";
import { isErrorBody } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

/** What became of publishing; with 409 others have changed something since. */
export type PublishOutcome =
  | { kind: "published"; revision: number }
  | { kind: "incomplete"; checks: Check[] }
  | { kind: "changed" | "signedOut" | "failed" };

/** What readers will see differently; undefined where it is not known. */
export async function readDifference(
  owner: OwnerKey,
  locale: Locale,
): Promise<Difference | undefined> {
  const values = { locale, owner: owner.type, id: owner.id };
  const answer = await fetchCall(getDifference, values, { cache: "no-store" }).catch(
    () => undefined,
  );
  return answer?.ok ? answer.body : undefined;
}

/**
 * Makes the working copy public, as it was at a revision.
 * @param accept findings that would stop it and are known to its author
 * @returns each failure as an outcome; it never throws
 */
export async function publish(
  owner: OwnerKey,
  revision: number,
  locale: Locale,
  accept: readonly AcceptableCheck[],
): Promise<PublishOutcome> {
  const values = { locale, owner: owner.type, id: owner.id };
  const answer = await sendCall(publishContent, values, { revision, accept: [...accept] }).catch(
    () => undefined,
  );
  if (answer?.ok) return { kind: "published", revision: answer.body.revision };
  if (answer?.status === 401) return { kind: "signedOut" };
  if (answer?.status === 409) return { kind: "changed" };
  const checks =
    answer?.status === 422 && isErrorBody(answer.body) ? answer.body.details?.checks : undefined;
  return Array.isArray(checks) ? { kind: "incomplete", checks } : { kind: "failed" };
}
