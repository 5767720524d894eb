import type { SectionOf } from "@festival/contracts/api/content";
import { EventItem } from "./EventItem.tsx";
import styles from "./LazySectionContent.module.css";

/** The evenings of a focus, a series or a residency, one below the other. */
export function EventList({ section: { title, items } }: { section: SectionOf<"eventlist"> }) {
  if (items.length === 0) return null;
  return (
    <div className={styles.list}>
      {title && <h2 className={styles.listTitle}>{title}</h2>}
      <ol className={styles.events}>
        {items.map((item) => (
          <li key={item.event.id}>
            <EventItem item={item} />
          </li>
        ))}
      </ol>
    </div>
  );
}
