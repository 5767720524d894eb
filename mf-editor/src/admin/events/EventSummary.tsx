import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useAdmin } from "../data/adminContext.ts";
import { cellOf } from "../lists/Cell.tsx";
import { columnOf, findResource } from "../resources/adminResources.ts";
import styles from "../records/RecordForm.module.css";

const told = ["starts_at", "venue_id", "status", "button_status", "is_online"];

/** When and where an event is, and how it stands, in one line. */
export function EventSummary({ event }: { event: StaffRecord }) {
  const { locale } = useAdmin();
  const resource = findResource("events");
  return (
    <ul className={styles.links}>
      {told.map((name) => {
        const column = resource && columnOf(resource, name);
        const shown = column && cellOf(column, event[name], locale);
        if (!shown) return null;
        return (
          <li key={name}>
            {name === "is_online" && `${column.label[locale]}: `}
            {shown}
          </li>
        );
      })}
    </ul>
  );
}
