import type { Present } from "@festival/contracts/bus";
import { useCallback, useSyncExternalStore } from "react";

/**
 * The present value of something on the bus; renders again with each new one.
 * @param rendered what the server's HTML was made of: a newer value that has come since is rendered once it is hydrated
 */
export function useSubject<T>(subject: Present<T>, rendered = subject.value): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  return useSyncExternalStore(
    subscribe,
    () => subject.value,
    () => rendered,
  );
}
