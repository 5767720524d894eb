import { ButtonLink, TicketButton } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { EventStatusMark } from "../../components/EventStatusMark/EventStatusMark.tsx";
import type { HighlightEvent, HighlightEventsData } from "./highlightEventsData.ts";
import styles from "./HighlightEvents.module.css";

function HighlightLine({ event }: { event: HighlightEvent }) {
  const { t } = useTranslation();
  const isMarked = event.status !== "cancelled" || event.ticket?.status !== "cancelled";
  return (
    <article className={styles.line} data-status={event.status}>
      <p className={styles.date}>
        <time dateTime={event.dateTime}>
          <span className={styles.day}>{t("highlights.day", { day: event.day })}</span>{" "}
          <span className={styles.name}>
            {event.weekday}, {event.month}
          </span>{" "}
          {event.time && <span className={styles.time}>{event.time}</span>}
        </time>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={event.href}>{event.title}</a>
        </h3>
        {isMarked && <EventStatusMark status={event.status} />}
        {(event.works || event.subtitle) && <p>{event.works || event.subtitle}</p>}
      </div>
      <div className={styles.who}>
        {event.venue && <p className={styles.venue}>{event.venue}</p>}
        {event.cast && <p>{event.cast}</p>}
      </div>
      <div className={styles.ticket}>
        {event.ticket && <TicketButton {...event.ticket} eventTitle={event.title} />}
        {event.isPast && <p>{t("row.past")}</p>}
      </div>
    </article>
  );
}

/** The events one should not miss, as staff has picked them. */
export function HighlightEvents({ data }: { data: HighlightEventsData }) {
  const { t } = useTranslation();
  return (
    <section className={styles.highlights} aria-label={t("highlights.title")}>
      <h2 className={styles.heading}>{t("highlights.title")}</h2>
      {data.events.length === 0 ? (
        <p className={styles.empty}>{t("highlights.empty")}</p>
      ) : (
        <ul className={styles.events}>
          {data.events.map((event) => (
            <li key={event.id}>
              <HighlightLine event={event} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={data.programmeHref} variant="ink" arrow>
        {t("highlights.all")}
      </ButtonLink>
    </section>
  );
}
