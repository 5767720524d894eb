import type { EventDetail } from "@festival/contracts/api/events";
import type { Season } from "@festival/contracts/api/programme/season";
import type { Locale } from "@festival/contracts/locales";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import { translate } from "../../texts.ts";

/**
 * What happens with a ticket of the event, in whole sentences; none for an ordinary sale. Server only.
 * @param now the festival's clock, ISO 8601
 */
export function ticketWords(
  event: EventDetail,
  season: Season | null,
  locale: Locale,
  now: string,
): string[] {
  const t = translate(locale);
  const { status, button_status: sale, is_past: isPast, ticket_link: link } = event;
  if (isPast) return [];
  if (status === "cancelled") {
    return sale === "free" || event.price_from === null ? [] : [t("loaded.event.ticket.cancelled")];
  }
  const isTicketed = sale !== "free" && sale !== "soon";
  const words = [];
  if (isTicketed && (status === "postponed" || status === "moved"))
    words.push(t(`loaded.event.ticket.${status}`));
  if (sale === "sold_out") words.push(t("loaded.event.ticket.soldOut"));
  if (sale === "few_left") words.push(t("loaded.event.ticket.fewLeft"));
  if (sale === "external") words.push(t("loaded.event.ticket.external"));
  if (sale === "free" && link === null) words.push(t("loaded.event.ticket.free"));
  if (sale === "soon") {
    const from = season?.tickets_from;
    const isAhead = !!from && Date.parse(from) > Date.parse(now);
    const date = isAhead ? describeMoment(from, locale).dateLong : "";
    words.push(date ? t("loaded.event.ticket.soonFrom", { date }) : t("loaded.event.ticket.soon"));
  }
  return words;
}
