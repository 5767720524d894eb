import { useEffect, useEffectEvent } from "react";
import { isWriting } from "./isWriting.ts";

/** What keys do, by the key; "mod+a" is one with Ctrl, or Cmd. What the browser does by itself is theirs to prevent. */
type Acts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Keys of the page as a whole, while nothing is typed; those of a dialog do not come here. */
export function useKeys(acts: Acts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || isWriting(target)) return;
    acts[`${ctrlKey || metaKey ? "mod+" : ""}${key.toLowerCase()}`]?.(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
