import { useTranslation } from "@festival/shared-ui/i18n";
import type { Ticket } from "../../events/eventRow.ts";
import type { EventData } from "./eventData.ts";

/** Whether one can still go to it. */
export function isOpen({ is_past, status }: EventData): boolean {
  return !is_past && status !== "cancelled";
}

/** The headline of the tickets: what they cost, or why there is nothing to buy. */
export function usePriceWords(event: EventData): string {
  const { t } = useTranslation();
  if (event.status === "cancelled") return t("event.tickets.cancelled");
  if (event.is_past) return t("event.tickets.over");
  if (event.ticket?.status === "free") return t("event.tickets.free");
  return event.price;
}

/** Whether the state of its tickets stands beside the headline: without a link it may only repeat that. */
export function showsTicket(
  event: EventData,
  priceWords: string,
): event is EventData & { ticket: Ticket } {
  if (!isOpen(event) || !event.ticket) return false;
  return event.ticket.href !== null || event.ticket.text !== priceWords;
}
