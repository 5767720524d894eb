import type { Image } from "@festival/contracts/api/common";
import type { Section } from "@festival/contracts/api/content";

/** How wide the building blocks stand: as the window, or as one of the usual windows. */
export const guideWidths = ["full", "wide", "middle", "narrow"] as const;
export type GuideWidth = (typeof guideWidths)[number];

export type GuideState = "normal" | "long" | "empty" | "bare" | "chosen" | "small" | "off";

export interface SectionSpecimen {
  /** The section's model. */
  name: string;
  states: { state: GuideState; sections: Section[] }[];
}

export interface StyleGuideData {
  /** The one building block to show; null for all. */
  part: string | null;
  width: GuideWidth;
  /** A picture of the site. */
  image: Image | null;
  sections: SectionSpecimen[];
}
