import { useId } from "react";
import { DatedLine } from "../../components/DatedLine/DatedLine.tsx";
import styles from "./Today.module.css";
import type { TodayData, TodayList } from "./todayData.ts";

function List({ list }: { list: TodayList }) {
  const headingId = useId();
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {list.title}
      </h2>
      <ul className={styles.events}>
        {list.events.map(({ note, ...event }) => (
          <li key={event.id} className={styles.event}>
            {note && <p className={styles.note}>{note}</p>}
            <DatedLine event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The festival on one of its days: what plays now, what is next, and the weekend. */
export function Today({ data }: { data: TodayData }) {
  return (
    <div className={styles.today}>
      {data.lists.map((list) => (
        <List key={list.title} list={list} />
      ))}
    </div>
  );
}
