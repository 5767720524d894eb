import { CardTitle, MixedText, TicketButton } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ReactNode } from "react";
import type { DatedEvent } from "../../events/datedEvent.ts";
import { MarkButton } from "../../plan/MarkButton.tsx";
import { EventStatusMark } from "../EventStatusMark/EventStatusMark.tsx";
import styles from "./DatedLine.module.css";

interface DatedLineProps {
  event: DatedEvent;
  /** Further words about it, below its works. */
  children?: ReactNode;
}

/** One event in a list that is not ordered by days: its date stands in the line itself. */
export function DatedLine({ event, children }: DatedLineProps) {
  const { t } = useTranslation();
  const isMarked = event.status !== "cancelled" || event.ticket?.status !== "cancelled";
  return (
    <article className={styles.line} data-past={event.isPast ? "" : undefined}>
      <p className={styles.date} data-year={event.year}>
        <time dateTime={event.dateTime}>
          <span className={styles.day}>{t("row.day", { day: event.day })}</span>{" "}
          <span className={styles.name}>
            {event.weekday}, {event.month}
            {event.year && ` ${event.year}`}
          </span>{" "}
          {event.time && <span className={styles.time}>{event.time}</span>}
        </time>
      </p>
      <div className={styles.words}>
        <CardTitle isCancelled={event.status === "cancelled"}>
          <a href={event.href} lang={event.language}>
            {event.title}
          </a>
        </CardTitle>
        {isMarked && <EventStatusMark status={event.status} changed={event.changed} />}
        {event.works && (
          <p>
            <MixedText words={event.works} />
          </p>
        )}
        {children}
      </div>
      <div>
        {event.venue && <p className={styles.venue}>{event.venue}</p>}
        {event.cast && <p>{event.cast}</p>}
      </div>
      <div className={styles.ticket}>
        {event.priceFrom && <p>{t("row.price", { price: event.priceFrom })}</p>}
        {event.ticket && <TicketButton {...event.ticket} eventTitle={event.title} />}
        {event.status !== "cancelled" &&
          (event.isPast ? <p>{t("row.past")}</p> : <MarkButton event={event} />)}
      </div>
    </article>
  );
}
