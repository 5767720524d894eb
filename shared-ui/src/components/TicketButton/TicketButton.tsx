import type { ButtonStatus } from "@festival/contracts/api/events";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { isExternal, safeLink } from "../RichText/safeLink.ts";
import styles from "./TicketButton.module.css";

interface TicketButtonProps {
  status: ButtonStatus;
  /** The API's `button_text`. */
  text: string;
  /** Where tickets are sold; null where nothing can be bought. */
  href: string | null;
  /** What the tickets are for, read out behind the text, so that links in a list differ. */
  eventTitle?: string;
  /** `large` for an event's own page. */
  size?: "large";
}

/** States in which nothing leads anywhere, whatever the address. */
const closed: readonly ButtonStatus[] = ["sold_out", "cancelled", "soon"];

/** Whether tickets are sold where the button would lead. */
export function leadsToTickets({
  status,
  href,
}: Pick<TicketButtonProps, "status" | "href">): boolean {
  return href !== null && !closed.includes(status);
}

/** An event's ticket state: a link where there is something to have, else plain words. */
export function TicketButton({ status, text, href, eventTitle, size }: TicketButtonProps) {
  const link = href !== null && leadsToTickets({ status, href }) ? safeLink(href) : undefined;
  const look = { className: styles.ticket, "data-status": status, "data-size": size };
  if (!link || href === null) return <span {...look}>{text}</span>;
  return (
    <a {...link} {...look} data-external={isExternal(href) ? "" : undefined}>
      {text}
      {eventTitle && <VisuallyHidden>{`: ${eventTitle}`}</VisuallyHidden>}
    </a>
  );
}
