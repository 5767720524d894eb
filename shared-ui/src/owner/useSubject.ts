import { useCallback, useSyncExternalStore } from "react";
import type { BehaviorSubject } from "rxjs";

/** The present value of something on the bus; renders again with each new one. */
export function useSubject<T>(subject: BehaviorSubject<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  const present = () => subject.value;
  return useSyncExternalStore(subscribe, present, present);
}
