import type { EventActKind } from "@festival/contracts/api/editing/eventActs";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { alerts } from "@festival/contracts/resources/content/alerts";
import { events } from "@festival/contracts/resources/programme/events";

const flag = (de: string, en: string) =>
  ({ kind: "flag", label: { de, en }, default: true }) as const satisfies Field;

/** What is asked for each act besides what all of them need. */
const own: Readonly<Record<EventActKind, Fields>> = {
  cancel: {},
  postpone: {
    starts_at: { ...events.fields.starts_at, label: { de: "Neuer Beginn", en: "New start" } },
  },
  move: {
    venue_id: {
      ...events.fields.venue_id,
      label: { de: "Neuer Spielort", en: "New venue" },
      required: true,
    },
  },
};

/** What is asked for an act; the words of the alert only where there is one. */
export const actFields = (kind: EventActKind, hasAlert = true): Fields => ({
  ...own[kind],
  reason: {
    ...events.fields.status_reason,
    label: { de: "Was Besucher dazu lesen", en: "What visitors read about it" },
    required: true,
    notBlank: true,
  },
  has_alert: flag("Hinweis oben auf jeder Seite", "Alert at the top of each page"),
  ...(hasAlert && {
    alert_title: {
      ...alerts.fields.title,
      label: { de: "Titel des Hinweises", en: "Title of the alert" },
      notBlank: true,
    },
    alert_text: {
      ...alerts.fields.text,
      label: { de: "Text des Hinweises", en: "Text of the alert" },
      required: true,
      notBlank: true,
    },
  }),
  leaves_highlights: flag(
    "Aus den Höhepunkten der Startseite nehmen",
    "Take out of the highlights of the home page",
  ),
});
