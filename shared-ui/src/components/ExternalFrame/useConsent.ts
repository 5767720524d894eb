import type { ConsentService } from "@festival/contracts/consent";
import { useCallback, useSyncExternalStore } from "react";
import type { BehaviorSubject } from "rxjs";
import { useOwner } from "../../owner/ownerContext.ts";

/** Something on the bus, for what is hydrated from a kept page, which was made without a bus. */
function useLater<T>(subject: BehaviorSubject<T> | undefined, atFirst: T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [subject],
  );
  const present = () => (subject ? subject.value : atFirst);
  return useSyncExternalStore(subscribe, present, () => atFirst);
}

/**
 * Whether the visitor lets a service be loaded everywhere. Nobody has on the server, nor while
 * hydrating: kept pages know nothing of who reads them.
 */
export function useConsent(service: ConsentService): boolean {
  return useLater(useOwner().bus?.consent$, null)?.services.includes(service) ?? false;
}

/** False while the browser has no network. */
export function useOnline(): boolean {
  return useLater(useOwner().bus?.online$, true);
}
