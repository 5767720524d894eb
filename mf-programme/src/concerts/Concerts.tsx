import { Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import { AccessWords } from "../components/AccessWords/AccessWords.tsx";
import { DatedLine } from "../components/DatedLine/DatedLine.tsx";
import type { DatedEvent } from "../events/datedEvent.ts";
import styles from "./Concerts.module.css";
import type { ConcertsData } from "./concertsData.ts";

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

/** The concerts at a venue or of an artist: coming ones, then past ones. */
export function Concerts({ data }: { data: ConcertsData }) {
  const { t } = useTranslation();
  const { upcoming, past, page, pageHrefs } = data;
  return (
    <div className={styles.concerts}>
      {page === 1 && (
        <ConcertList title={t("concerts.title")} events={upcoming} empty={t("concerts.none")} />
      )}
      {past.length > 0 && <ConcertList title={t("concerts.past")} events={past} />}
      <Pagination
        page={page}
        pages={pageHrefs.length}
        hrefOf={(number) => pageHrefs[number - 1] ?? ""}
        labels={{
          navigation: t("concerts.pages"),
          previous: t("programme.pagination.previous"),
          next: t("programme.pagination.next"),
          page: (number) => t("programme.pagination.page", { page: number }),
        }}
      />
    </div>
  );
}
