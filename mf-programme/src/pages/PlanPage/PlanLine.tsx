import { MixedText, TicketButton, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { MouseEvent } from "react";
import { EventStatusMark } from "../../components/EventStatusMark/EventStatusMark.tsx";
import type { PlanEvent } from "../../plan/planData.ts";
import { lineId } from "../../plan/scale.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanLine.module.css";

interface PlanLineProps {
  event: PlanEvent;
  onRemove?: ((id: number) => void) | undefined;
}

/** One event of a plan: when, what, where, whether there are tickets, and the way out of the plan. */
export function PlanLine({ event, onRemove }: PlanLineProps) {
  const { t } = useTranslation();
  const words = usePlanWords();
  const isMarked = event.status !== "cancelled" || event.ticket?.status !== "cancelled";

  // without scripts, and of another's plan, the link leads to the address without this event
  function remove(click: MouseEvent): void {
    if (!onRemove) return;
    click.preventDefault();
    onRemove(event.id);
  }

  return (
    <article
      id={lineId(event.id)}
      className={styles.line}
      data-status={event.status}
      data-past={event.isPast ? "" : undefined}
    >
      <div className={styles.words}>
        <p className={styles.when}>
          {event.times && <time dateTime={event.dateTime}>{event.times}</time>}
          {event.until && <span>{t("row.until", { date: event.until })}</span>}
          {event.venue && <a href={event.venue.href}>{event.venue.name}</a>}
        </p>
        <h3 className={styles.title}>
          <a href={event.href} lang={event.language}>
            {event.title}
          </a>
        </h3>
        {isMarked && <EventStatusMark status={event.status} />}
        {event.statusReason && <p>{event.statusReason}</p>}
        {event.about && (
          <p className={styles.about}>
            <MixedText words={event.about} />
          </p>
        )}
        {event.way && (
          <p className={styles.way}>
            {words(`way.${event.way.by}`, { minutes: event.way.minutes })}
          </p>
        )}
      </div>
      <div className={styles.side}>
        {event.ticket && <TicketButton {...event.ticket} eventTitle={event.title} />}
        <a
          className={styles.remove}
          href={event.removeHref}
          rel="nofollow"
          data-keep-position=""
          onClick={remove}
        >
          {words("remove")}
          <VisuallyHidden>: {event.title}</VisuallyHidden>
        </a>
      </div>
    </article>
  );
}
