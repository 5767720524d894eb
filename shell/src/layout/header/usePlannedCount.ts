import type { Bus } from "@festival/contracts/bus";
import { useCallback, useSyncExternalStore } from "react";

/** How many events the visitor has marked; the server knows of none. */
export function usePlannedCount(plan$: Bus["plan$"]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = plan$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [plan$],
  );
  return useSyncExternalStore(
    subscribe,
    () => plan$.value.length,
    () => 0,
  );
}
