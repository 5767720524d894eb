import type { EventTeaser } from "@festival/contracts/api/events";
import { accessFeatures, type AccessFeature } from "@festival/contracts/programme/accessFeatures";

/** Leaves out what a newer backend may know and these texts do not. */
export function knownAccessFeatures(given: readonly string[]): AccessFeature[] {
  return accessFeatures.filter((feature) => given.includes(feature));
}

/** What not every house offers every evening. */
const special: readonly AccessFeature[] = ["sign_language", "audio_description", "relaxed"];

/** An access feature, or that there is no place for wheelchairs where others features are known. */
export type RowAccess = AccessFeature | "no_wheelchair";

/** What a row of a list says about access: what is special or missing; all of it stands on the event's page. */
export function rowAccess({ access, is_past: isPast }: EventTeaser): RowAccess[] {
  if (isPast) return [];
  const known = knownAccessFeatures(access);
  const offered = known.filter((feature) => special.includes(feature));
  const isMissing = known.length > 0 && !known.includes("wheelchair");
  return isMissing ? [...offered, "no_wheelchair"] : offered;
}
