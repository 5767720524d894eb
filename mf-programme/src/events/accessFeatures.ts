import { accessFeatures, type AccessFeature } from "@festival/contracts/programme/accessFeatures";

/** Leaves out what a newer backend may know and these texts do not. */
export function knownAccessFeatures(given: readonly string[]): AccessFeature[] {
  return accessFeatures.filter((feature) => given.includes(feature));
}
