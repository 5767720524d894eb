import type { Difference, Version } from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

const placeOf = ({ type, id }: OwnerKey, locale: Locale) => ({ locale, owner: type, id });
const fresh: RequestInit = { cache: "no-store" };

/** A page of an owner's versions, the newest first; undefined where they are not known. */
export async function readVersions(
  owner: OwnerKey,
  locale: Locale,
  page: number,
): Promise<{ versions: Version[]; hasMore: boolean } | undefined> {
  const values = { ...placeOf(owner, locale), page };
  const answer = await fetchCall(calls.listVersions, values, fresh).catch(() => undefined);
  return answer?.ok
    ? { versions: answer.body.results, hasMore: answer.body.next !== null }
    : undefined;
}

/**
 * What must be done to one version to get another; undefined where it is not known.
 * @param between the public version and the working copy where they are absent
 */
export async function readDifference(
  owner: OwnerKey,
  locale: Locale,
  between: { from?: number; to?: number },
): Promise<Difference | undefined> {
  const values = { ...placeOf(owner, locale), ...between };
  const answer = await fetchCall(calls.getDifference, values, fresh).catch(() => undefined);
  return answer?.ok ? answer.body : undefined;
}

/** Keeps the working copy under a name. @returns whether it is kept */
export async function keepVersion(owner: OwnerKey, locale: Locale, name: string): Promise<boolean> {
  const answer = await sendCall(calls.createVersion, placeOf(owner, locale), { name }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

/** @returns whether it has the name now */
export async function nameVersion(
  owner: OwnerKey,
  locale: Locale,
  version: number,
  name: string,
): Promise<boolean> {
  const values = { ...placeOf(owner, locale), version };
  const answer = await sendCall(calls.nameVersion, values, { name }).catch(() => undefined);
  return answer?.ok ?? false;
}

export type RestoreOutcome =
  | { kind: "restored" | "changed" | "signedOut" | "failed" }
  | { kind: "structure"; sections: number[] };

/**
 * Copies a version into the working copy. It never throws.
 * @param revision that its author saw
 * @param sections all of the version where absent
 */
export async function restoreVersion(
  owner: OwnerKey,
  locale: Locale,
  version: number,
  body: { revision: number; sections?: number[] },
): Promise<RestoreOutcome> {
  const values = { ...placeOf(owner, locale), version };
  const answer = await sendCall(calls.restoreVersion, values, body).catch(() => undefined);
  if (answer?.ok) return { kind: "restored" };
  if (answer?.status === 401) return { kind: "signedOut" };
  if (answer?.status !== 409) return { kind: "failed" };
  const { details } = answer.body as { details?: { structure?: number[] } };
  return details?.structure
    ? { kind: "structure", sections: details.structure }
    : { kind: "changed" };
}
