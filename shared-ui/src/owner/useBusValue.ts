import type { Present } from "@festival/contracts/bus";
import { startTransition, useEffect, useState } from "react";

/**
 * The present value of something on the bus, for what is hydrated from a kept page: that was made without
 * a bus, and knows nothing of who reads it. The first value comes as a transition, so that a long list in
 * which each row waits for it is rendered again in slices; `useSyncExternalStore` would do it in one piece.
 * @param before stands for it on the server and in the first render
 */
export function useBusValue<T, Before>(
  subject: Present<T> | undefined,
  before: Before,
): T | Before {
  const [value, setValue] = useState<T | Before>(before);
  useEffect(() => {
    if (!subject) return undefined;
    let changes: { unsubscribe(): void } | undefined;
    startTransition(() => {
      // calls at once with the present value, and later, outside of the transition, with each new one
      changes = subject.subscribe((present) => setValue(() => present));
    });
    return () => changes?.unsubscribe();
  }, [subject]);
  return value;
}
