import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { Router } from "react-router-dom";
import { guardedHistory, type GuardedHistory } from "./guardedHistory.ts";

export const HistoryContext = createContext<GuardedHistory | null>(null);

/**
 * Addresses below `basename`. By react-router's declarative part alone: its data router, for which this has no data,
 * weighs as much as the whole list of a resource.
 */
export function AdminRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(guardedHistory);
  const [{ action, location }, setPlace] = useState(() => {
    const { action, location } = history.place();
    return { action, location };
  });
  useLayoutEffect(
    // the screen before stays until the code of the next one is there
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router
        basename={basename}
        location={location}
        navigationType={action}
        navigator={history.navigator}
      >
        {children}
      </Router>
    </HistoryContext>
  );
}
