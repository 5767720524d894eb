import type { Bus } from "@festival/contracts/bus";
import { createContext, useContext } from "react";

export const BusContext = createContext<Bus | null>(null);

/** What the parts of the page share, in an owner's screens and in fragments; null on the server. */
export function useBus(): Bus | null {
  return useContext(BusContext);
}
