import { use, useEffect, useRef, useState } from "react";
import { useHref, useLocation } from "react-router-dom";
import { HistoryContext } from "./AdminRouter.tsx";

/** A reader who wants to leave and is held. */
export interface Leaving {
  stay(): void;
  leave(): void;
}

/**
 * Holds back who leaves a screen for another one.
 * @param mustAsk whether there is something to ask
 * @returns null while no one is held
 */
export function useLeaveGuard(mustAsk: () => boolean): Leaving | null {
  const history = use(HistoryContext);
  const { pathname: shown } = useLocation();
  const here = useHref(shown);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const asked = useRef(mustAsk);
  useEffect(() => {
    asked.current = mustAsk;
  });
  useEffect(() => {
    if (!history) return undefined;
    let isFree = false;
    return history.guardBy((pathname, goOn) => {
      if (isFree || pathname === here || !asked.current()) return false;
      setLeaving({
        stay: () => setLeaving(null),
        leave: () => {
          isFree = true;
          setLeaving(null);
          goOn();
        },
      });
      return true;
    });
  }, [history, here]);
  return leaving;
}
