import { leadsToTickets, Share, TicketButton } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, usePage } from "@festival/shared-ui/owner";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { MarkButton } from "../../plan/MarkButton.tsx";
import type { EventData } from "./eventData.ts";
import { isOpen, showsTicket, usePriceWords } from "./priceWords.ts";
import styles from "./Tickets.module.css";

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

/** Where the page is, on paper. The server does not know the site's name. */
function Address() {
  const { url } = usePage();
  return useHydrated() && <p className={styles.address}>{window.location.host + url}</p>;
}

/** How to get in: price, tickets, access, and for whom it is meant. */
export function Tickets({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const priceWords = usePriceWords(event);
  const { concessions, shop, ticket } = event;
  const isPriced = isOpen(event) && ticket?.status !== "free" && event.price !== "";
  const isSold = isOpen(event) && ticket !== null && leadsToTickets(ticket);
  return (
    <aside className={styles.tickets} aria-label={t("event.tickets.title")}>
      {priceWords && (
        <p className={styles.price} data-closed={isOpen(event) ? undefined : ""}>
          {priceWords}
        </p>
      )}
      {isPriced && (
        <div className={styles.fees}>
          {shop?.fees_words && <p>{shop.fees_words}</p>}
          {concessions && <p>{concessions}</p>}
        </div>
      )}
      {isSold && shop?.seller && (
        <p className={styles.seller}>
          {t("event.tickets.seller", {
            seller: [shop.seller, shop.address].filter(Boolean).join(", "),
          })}
        </p>
      )}
      {isOpen(event) && (
        <div className={styles.buy}>
          {showsTicket(event, priceWords) && (
            <TicketButton {...event.ticket} size="large" eventTitle={event.title} />
          )}
          <MarkButton event={{ id: event.id, title: event.title, dateTime: event.when.dateTime }} />
        </div>
      )}
      <Actions event={event} />
      <Notes event={event} />
      <Address />
    </aside>
  );
}
