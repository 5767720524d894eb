import { useSubject } from "@festival/shared-ui/owner";
import type { Rect } from "../page/elements/useRects.ts";
import type { Presence } from "./Presence.ts";
import styles from "./presence.module.css";

interface PresenceMarksProps {
  presence: Presence;
  /** Where sections stand in the window's page, by their ids. */
  rects: ReadonlyMap<number | string, Rect>;
}

/** Names over the sections in which others are at work. The bar tells the same in words. */
export function PresenceMarks({ presence, rects }: PresenceMarksProps) {
  const others = useSubject(presence.others$);
  const places = Map.groupBy(
    [...others.values()].flat().filter(({ idle }) => !idle),
    ({ section }) => section,
  );
  return [...places].map(([section, people]) => {
    const rect = section === null ? undefined : rects.get(section);
    if (!rect) return null;
    return (
      <p
        key={section}
        className={styles.mark}
        aria-hidden="true"
        style={{ top: rect.top, left: rect.left + rect.width }}
      >
        {people.map(({ name }) => name).join(", ")}
      </p>
    );
  });
}
