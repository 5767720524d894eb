import { useTranslation } from "@festival/shared-ui/i18n";
import { CardTitle, MixedText, Picture, TicketButton } from "@festival/shared-ui";
import type { EventRow } from "../../events/eventRow.ts";
import { AccessWords } from "../AccessWords/AccessWords.tsx";
import { MarkButton } from "../../plan/MarkButton.tsx";
import { EventStatusMark } from "../EventStatusMark/EventStatusMark.tsx";
import styles from "./EventLine.module.css";

/** One event in the timetable: time, title, works, who, where, ticket state. */
export function EventLine({ event }: { event: EventRow }) {
  const { t } = useTranslation();
  // the ticket's own word says it already
  const isMarked = event.status !== "cancelled" || event.ticket?.status !== "cancelled";
  return (
    <article className={styles.line} data-past={event.isPast ? "" : undefined}>
      <p className={styles.time}>
        <time dateTime={event.dateTime}>{event.time}</time>
        {event.until && (
          <span className={styles.until}>{t("row.until", { date: event.until })}</span>
        )}
      </p>
      <div className={styles.words}>
        <CardTitle isCancelled={event.status === "cancelled"}>
          <a href={event.href} lang={event.language}>
            {event.title}
          </a>
        </CardTitle>
        {isMarked && <EventStatusMark status={event.status} changed={event.changed} />}
        {event.statusReason && <p>{event.statusReason}</p>}
        {event.works && (
          <p>
            <MixedText words={event.works} />
          </p>
        )}
        {event.cast && <p className={styles.cast}>{event.cast}</p>}
        <AccessWords features={event.access} />
      </div>
      {event.image && (
        <div className={styles.picture}>
          <Picture image={event.image} sizes="14rem" decorative />
        </div>
      )}
      <div className={styles.place}>
        {event.venue && <p>{event.venue}</p>}
        {event.priceFrom && <p>{t("row.price", { price: event.priceFrom })}</p>}
        {event.ticket && <TicketButton {...event.ticket} eventTitle={event.title} />}
        {event.status !== "cancelled" &&
          (event.isPast ? (
            <p className={styles.past}>{t("row.past")}</p>
          ) : (
            <MarkButton event={event} />
          ))}
      </div>
    </article>
  );
}
