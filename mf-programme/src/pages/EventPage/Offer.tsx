import { TicketButton } from "@festival/shared-ui";
import { MarkButton } from "../../plan/MarkButton.tsx";
import type { EventData } from "./eventData.ts";
import styles from "./Offer.module.css";
import { isOpen, showsTicket, usePriceWords } from "./priceWords.ts";

/** What it costs and how to get a ticket, in the first view; and what happens with a ticket one has. */
export function Offer({ event }: { event: EventData }) {
  const priceWords = usePriceWords(event);
  return (
    <div className={styles.offer} data-event-offer="">
      {priceWords && (
        <p className={styles.price} data-closed={isOpen(event) ? undefined : ""}>
          {priceWords}
        </p>
      )}
      {showsTicket(event, priceWords) && (
        <TicketButton {...event.ticket} size="large" eventTitle={event.title} />
      )}
      {isOpen(event) && (
        <MarkButton event={{ id: event.id, title: event.title, dateTime: event.when.dateTime }} />
      )}
      {event.ticketWords.map((words) => (
        <p key={words} className={styles.words}>
          {words}
        </p>
      ))}
    </div>
  );
}
