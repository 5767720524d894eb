/** The access features that have words in `locales`, in the order in which they are told. */
export const accessFeatures = [
  "wheelchair",
  "step_free",
  "hearing_loop",
  "sign_language",
  "audio_description",
  "relaxed",
] as const;
export type AccessFeature = (typeof accessFeatures)[number];

/** Leaves out what a newer backend may know and these texts do not. */
export function knownAccessFeatures(given: readonly string[]): AccessFeature[] {
  return accessFeatures.filter((feature) => given.includes(feature));
}
