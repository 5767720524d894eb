import type { ReactNode } from "react";
import { useHydrated } from "./useHydrated.ts";

/** What needs scripts. What stands around it is not rendered again when it comes. */
export function WhenHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
