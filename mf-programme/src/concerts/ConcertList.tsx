import { useId } from "react";
import { AccessWords } from "../components/AccessWords/AccessWords.tsx";
import { DatedLine } from "../components/DatedLine/DatedLine.tsx";
import type { DatedEvent } from "../events/datedEvent.ts";
import styles from "./ConcertList.module.css";

interface ConcertListProps {
  title: string;
  events: readonly DatedEvent[];
  /** Stands where there are none. */
  empty?: string;
}

/** Concerts under a heading. */
export function ConcertList({ title, events, empty }: ConcertListProps) {
  const headingId = useId();
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {events.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <DatedLine event={event}>
                {!event.isPast && <AccessWords features={event.access} />}
              </DatedLine>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
