import { lazy } from "react";

/** Fetches the panel of a section, with the inputs of all fields and what is chosen with them. */
export const fetchSectionPanel = () => import("./SectionPanel.tsx");

/** In a chunk of its own: who reads a page in edit mode needs none of it. */
export const LazySectionPanel = lazy(async () => ({
  default: (await fetchSectionPanel()).SectionPanel,
}));
