import type { Image } from "@festival/contracts/api/common";
import type { ReactNode } from "react";
import type { GuideState } from "./styleGuideData.ts";
import type { styleGuideTexts } from "./styleGuideTexts.ts";

/** Where the links of specimens lead. */
export const here = "#";

export interface ComponentSpecimen {
  name: string;
  states: { state: GuideState; shown: ReactNode }[];
}

export interface SampleContext {
  t: ReturnType<typeof styleGuideTexts>;
  image: Image | null;
}
