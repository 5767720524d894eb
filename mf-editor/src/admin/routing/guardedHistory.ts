import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from "react-router-dom";

/** Where one is, and how one came there. */
export interface Place {
  action: NavigationType;
  location: Location;
}

/** @returns whether leaving for this path has to wait; it goes on once it is told to */
export type Guard = (pathname: string, goOn: () => void) => boolean;

/** The browser's history with a guard, who can hold back readers that leave by a link or by the browser's own buttons. */
export interface GuardedHistory {
  navigator: Navigator;
  place(): Place;
  /** @returns ends it */
  listen(tell: (place: Place) => void): () => void;
  /** Sets the one guard that there is. @returns ends its watch */
  guardBy(guard: Guard): () => void;
}

export function guardedHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let guard: Guard | undefined;
  // the way back to where one is held is no leaving: its path is the one that is shown
  const isHeld = (pathname: string, goOn: () => void) => guard?.(pathname, goOn) ?? false;
  const pathOf = (to: To) => parsePath(typeof to === "string" ? to : createPath(to)).pathname ?? "";

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push(to, state) {
        const go = () => history.push(to, state);
        if (!isHeld(pathOf(to), go)) go();
      },
      replace(to, state) {
        const go = () => history.replace(to, state);
        if (!isHeld(pathOf(to), go)) go();
      },
    },
    place: () => history,
    listen: (tell) =>
      history.listen(({ action, location, delta }) => {
        // the browser has moved by then: back it goes, and forth once more when it may
        const steps = action === NavigationType.Pop ? (delta ?? 0) : 0;
        const isGoing = steps === 0 || !isHeld(location.pathname, () => history.go(steps));
        if (isGoing) tell({ action, location });
        else history.go(-steps);
      }),
    guardBy(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}
