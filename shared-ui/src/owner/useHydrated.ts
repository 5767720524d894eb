import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True once scripts run in the browser, so that what needs them is not offered before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
