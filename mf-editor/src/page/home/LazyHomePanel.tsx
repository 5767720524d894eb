import { lazy } from "react";

/** In a chunk of its own: it comes when a block of the home page is opened. */
export const LazyHomePanel = lazy(async () => {
  const { HomePanel } = await import("./HomePanel.tsx");
  return { default: HomePanel };
});
