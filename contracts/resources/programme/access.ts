import { accessFeatures, type AccessFeature } from "../../programme/accessFeatures.ts";
import type { Field } from "../../fields/field.ts";
import type { Localized } from "../../locales.ts";

const words: Readonly<Record<AccessFeature, Localized>> = {
  wheelchair: { de: "Rollstuhlplätze", en: "Wheelchair spaces" },
  step_free: { de: "Stufenfreier Zugang", en: "Step-free access" },
  hearing_loop: { de: "Induktive Höranlage", en: "Hearing loop" },
  sign_language: { de: "Gebärdensprache", en: "Sign language" },
  audio_description: { de: "Audiodeskription", en: "Audio description" },
  relaxed: { de: "Entspannte Vorstellung", en: "Relaxed performance" },
};

/** What makes a place or an evening open to more people. */
export const access = {
  kind: "choices",
  label: { de: "Barrierefreiheit", en: "Accessibility" },
  options: accessFeatures.map((value) => ({ value, label: words[value] })),
  max: accessFeatures.length,
} as const satisfies Field;
