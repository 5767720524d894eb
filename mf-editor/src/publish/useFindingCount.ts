import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState } from "react";
import { hasUnpublished, keyOfOwner, type OwnerState } from "../workingCopy/unsaved.ts";
import { readChecks } from "./publishing.ts";

/** How long after a save the server is asked, in milliseconds: who writes is not told at each word. */
const pauseMs = 3000;

/** How many findings there are in what is not public yet; it follows what is saved. */
export function useFindingCount(owners: ReadonlyMap<string, OwnerState>, locale: Locale): number {
  const [count, setCount] = useState(0);
  /** What was found, by owner and revision. */
  const known = useRef(new Map<string, number>());
  const changed = [...owners.values()].filter(hasUnpublished);
  const asked = changed.map(({ owner, base }) => `${keyOfOwner(owner)}@${base.revision}`).join(" ");
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      const found = new Map<string, number>();
      for (const { owner, base } of latest.current) {
        const name = `${keyOfOwner(owner)}@${base.revision}`;
        const number = known.current.get(name) ?? (await readChecks(owner, locale)).length;
        found.set(name, number);
      }
      if (isOver) return;
      known.current = found;
      setCount([...found.values()].reduce((sum, number) => sum + number, 0));
    };
    const timer = setTimeout(() => void count(), asked === "" ? 0 : pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, locale]);
  return count;
}
