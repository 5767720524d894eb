import { useCallback, useSyncExternalStore } from "react";
import type { BehaviorSubject } from "rxjs";

/**
 * The present value of something on the bus, where there is a bus.
 * @param before stands for it on the server, and until scripts run
 */
export function useBusValue<T, Before>(
  subject: BehaviorSubject<T> | undefined,
  before: Before,
): T | Before {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [subject],
  );
  return useSyncExternalStore(
    subscribe,
    () => (subject ? subject.value : before),
    () => before,
  );
}
