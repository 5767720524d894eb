import { TicketButton } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import type { EventData } from "./eventData.ts";
import styles from "./Tickets.module.css";

/** The headline of the panel: what it costs, or why there is nothing to buy. */
function usePriceWords(event: EventData): string {
  const { t } = useTranslation();
  if (event.status === "cancelled") return t("event.tickets.cancelled");
  if (event.isPast) return t("event.tickets.over");
  if (event.ticket?.status === "free") return t("event.tickets.free");
  return event.price;
}

/** How to get in: price, tickets, access, and for whom it is meant. */
export function Tickets({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const priceWords = usePriceWords(event);
  const isOpen = !event.isPast && event.status !== "cancelled";
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
      {(event.access.length > 0 || event.education) && (
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
      )}
    </aside>
  );
}
