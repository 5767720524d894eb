/**
 * What makes a place or an evening open to more people, in the order in which it is shown, each with the
 * number by which the backend counts it. A number stays with its name for ever; a new feature takes the
 * next one, and a migration (`npm run migrations:filters -w @festival/backend`).
 */
export const accessNumbers = {
  wheelchair: 0,
  step_free: 1,
  hearing_loop: 2,
  sign_language: 3,
  audio_description: 4,
  relaxed: 5,
} as const;

export type AccessFeature = keyof typeof accessNumbers;
export const accessFeatures = Object.keys(accessNumbers) as readonly AccessFeature[];
