import { leadsToTickets, TicketButton } from "@festival/shared-ui";
import { useEffect, useRef, useState } from "react";
import type { EventData } from "./eventData.ts";
import { showsTicket, usePriceWords } from "./priceWords.ts";
import styles from "./TicketBar.module.css";

/**
 * Price and ticket at the lower edge of a phone, once those of the page's head are out of sight.
 * Without scripts it never comes.
 */
export function TicketBar({ event }: { event: EventData }) {
  const priceWords = usePriceWords(event);
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const isSold = showsTicket(event, priceWords) && leadsToTickets(event.ticket);

  useEffect(() => {
    const offer = bar.current?.parentElement?.querySelector("[data-event-offer]");
    if (!isSold || !offer) return undefined;
    // not by an IntersectionObserver, which is silent where the page jumps from above the offer to below it
    const look = () => setShown(offer.getBoundingClientRect().bottom < 0);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [isSold]);

  if (!isSold) return null;
  return (
    <div ref={bar} className={styles.bar} data-ticket-bar={isShown ? "shown" : undefined}>
      <p className={styles.price}>{priceWords}</p>
      <TicketButton {...event.ticket} eventTitle={event.title} />
    </div>
  );
}
