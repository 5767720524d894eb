import type { EventAct, EventActAnswer } from "@festival/contracts/api/editing/eventActs";
import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { text } from "../../platform/locales/texts.ts";
import { momentInWords } from "../events/dayInWords.ts";
import type { EventRecord } from "../events/events.repository.ts";

interface Context {
  kind: EventAct["kind"];
  /** What visitors will read as the reason. */
  reason: Localized;
  before: EventRecord;
  after: EventRecord;
  siteUrl: string;
}

const whenOf = ({ event }: EventRecord, locale: Locale) =>
  momentInWords(event.startsAt, event, locale);

const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join("\n");

export const preparedReason = (kind: EventAct["kind"]): Localized =>
  localize((locale) => text(locale, `act.reason.${kind}`));

/** What is prepared for an act in both languages: for visitors, for ticketing and for the press. */
export function actWords(context: Context): EventActAnswer["words"] {
  const { kind, reason, before, after, siteUrl } = context;
  const { event } = after;
  const title = localize((locale) =>
    text(locale, `act.title.${kind}`, { title: event.title[locale] }),
  );
  const told = localize((locale) =>
    text(locale, `act.text.${kind}`, {
      before: whenOf(before, locale),
      after: whenOf(after, locale),
      venue: after.venue?.name[locale] ?? "–",
      venueBefore: before.venue?.name[locale] ?? "–",
      reason: reason[locale],
    }),
  );
  const url = (locale: Locale) =>
    siteUrl + href("event", locale, { slug: event.slug[locale], id: event.id });
  const ids = [event.edid, event.eid].filter((id) => id !== "").join(" / ");
  return {
    reason,
    alert: { title, text: told },
    ticketing: localize((locale) =>
      lines(
        title[locale],
        [whenOf(before, locale), before.venue?.name[locale]].filter(Boolean).join(", "),
        ids && text(locale, "act.ticketIds", { ids }),
        told[locale],
        text(locale, `act.task.${kind}`),
        url(locale),
      ),
    ),
    press: localize((locale) => lines(title[locale], told[locale], url(locale))),
  };
}
