import { Share, TicketButton } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { MarkButton } from "../../plan/MarkButton.tsx";
import type { EventData } from "./eventData.ts";
import styles from "./Tickets.module.css";

/** The headline of the panel: what it costs, or why there is nothing to buy. */
function usePriceWords(event: EventData): string {
  const { t } = useTranslation();
  if (event.status === "cancelled") return t("event.tickets.cancelled");
  if (event.is_past) return t("event.tickets.over");
  if (event.ticket?.status === "free") return t("event.tickets.free");
  return event.price;
}

/** What one can take along: the booklet, a date for one's calendar, the address for others. */
function Actions({ event }: { event: EventData }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.actions}>
      {event.bookletHref && (
        <li>
          <a className={styles.action} href={event.bookletHref}>
            {t("event.booklet")}
          </a>
        </li>
      )}
      {event.calendarHref && (
        <li>
          <a className={styles.action} href={event.calendarHref} download="">
            {t("event.calendar")}
          </a>
        </li>
      )}
      <li>
        <Share
          className={styles.action}
          title={event.title}
          summary={event.summary}
          label={t("event.share.label")}
          copied={t("event.share.copied")}
        />
      </li>
    </ul>
  );
}

function Notes({ event }: { event: EventData }) {
  const { t } = useTranslation();
  if (event.access.length === 0 && !event.education) return null;
  return (
    <dl className={styles.notes}>
      {event.access.length > 0 && (
        <div>
          <dt>{t("event.tickets.access")}</dt>
          <dd>
            <AccessWords features={event.access} />
          </dd>
        </div>
      )}
      {event.education && (
        <div>
          <dt>{t("event.tickets.education")}</dt>
          <dd>{event.education}</dd>
        </div>
      )}
    </dl>
  );
}

/** How to get in: price, tickets, access, and for whom it is meant. */
export function Tickets({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const priceWords = usePriceWords(event);
  const isOpen = !event.is_past && event.status !== "cancelled";
  const isPriced = isOpen && event.ticket?.status !== "free" && event.price !== "";
  // without a link the button would only repeat the headline
  const saysItAll = event.ticket?.text === priceWords && event.ticket.href === null;
  return (
    <aside className={styles.tickets} aria-label={t("event.tickets.title")}>
      {priceWords && (
        <p className={styles.price} data-closed={isOpen ? undefined : ""}>
          {priceWords}
        </p>
      )}
      {isPriced && (
        <div className={styles.fees}>
          <p>{t("event.tickets.fees")}</p>
          {event.concessions && <p>{event.concessions}</p>}
        </div>
      )}
      {isOpen && event.ticket && !saysItAll && (
        <TicketButton {...event.ticket} size="large" eventTitle={event.title} />
      )}
      {isOpen && (
        <MarkButton event={{ id: event.id, title: event.title, dateTime: event.when.dateTime }} />
      )}
      <Actions event={event} />
      <Notes event={event} />
    </aside>
  );
}
