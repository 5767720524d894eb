import type { Field } from "../fields/field.ts";

export const textAlign = {
  kind: "choice",
  label: { de: "Ausrichtung", en: "Alignment" },
  options: [
    { value: "left", label: { de: "Links", en: "Left" } },
    { value: "center", label: { de: "Mitte", en: "Centre" } },
    { value: "right", label: { de: "Rechts", en: "Right" } },
  ],
  default: "left",
} as const satisfies Field;
