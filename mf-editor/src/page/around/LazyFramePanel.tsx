import { lazy } from "react";

/** In a chunk of its own, as few come to it. */
export const LazyFramePanel = lazy(async () => {
  const { FramePanel } = await import("./FramePanel.tsx");
  return { default: FramePanel };
});
