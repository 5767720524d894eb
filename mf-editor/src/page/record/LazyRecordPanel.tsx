import { lazy } from "react";

/** In a chunk of its own, with the descriptions of all records. */
export const LazyRecordPanel = lazy(async () => {
  const { RecordPanel } = await import("./RecordPanel.tsx");
  return { default: RecordPanel };
});
