import { anchor } from "../fields/recurring.ts";
import type { SectionDescription } from "./section.ts";
import { textAlign } from "./textAlign.ts";

export const text = {
  label: { de: "Text", en: "Text" },
  group: "text",
  fields: {
    content: {
      kind: "richText",
      label: { de: "Text", en: "Text" },
      required: true,
      localized: true,
    },
    anchor,
    text_align: textAlign,
  },
} as const satisfies SectionDescription;
