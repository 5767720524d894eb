import { useLayoutEffect, useRef, useState } from "react";

type AnyCall = (...given: unknown[]) => unknown;

/**
 * Functions that stay the same from one rendering to the next, so that parts which are given them need not be rendered
 * for their sake. They call those that were given last, which is why nothing may call them while it renders.
 */
export function useStableCalls<Calls extends object>(calls: Calls): Calls {
  const latest = useRef(calls);
  useLayoutEffect(() => {
    latest.current = calls;
  });
  const [stable] = useState(() => {
    const call = (name: string): AnyCall => {
      return (...given) => (latest.current as Record<string, AnyCall>)[name]?.(...given);
    };
    return Object.fromEntries(Object.keys(calls).map((name) => [name, call(name)])) as Calls;
  });
  return stable;
}
