import type { Field } from "../../fields/field.ts";

export const status = {
  kind: "choice",
  label: { de: "Status", en: "Status" },
  options: [
    { value: "scheduled", label: { de: "Wie geplant", en: "As planned" } },
    { value: "cancelled", label: { de: "Abgesagt", en: "Cancelled" } },
    { value: "postponed", label: { de: "Verschoben", en: "Postponed" } },
    { value: "moved", label: { de: "Verlegt", en: "Moved to another venue" } },
    { value: "added", label: { de: "Zusätzlich", en: "Added" } },
  ],
  default: "scheduled",
} as const satisfies Field;

export const buttonStatus = {
  kind: "choice",
  label: { de: "Kartenverkauf", en: "Ticket sales" },
  options: [
    { value: "on_sale", label: { de: "Im Verkauf", en: "On sale" } },
    { value: "few_left", label: { de: "Restkarten", en: "Last tickets" } },
    { value: "sold_out", label: { de: "Ausverkauft", en: "Sold out" } },
    { value: "soon", label: { de: "Vorverkauf beginnt bald", en: "On sale soon" } },
    { value: "cancelled", label: { de: "Abgesagt", en: "Cancelled" } },
    { value: "free", label: { de: "Eintritt frei", en: "Free admission" } },
    { value: "external", label: { de: "Karten beim Veranstalter", en: "From the organiser" } },
  ],
  default: "soon",
} as const satisfies Field;

export const broadcastKind = {
  kind: "choice",
  label: { de: "Art der Übertragung", en: "Kind of broadcast" },
  required: true,
  options: [
    { value: "live_stream", label: { de: "Livestream", en: "Live stream" } },
    { value: "on_demand", label: { de: "Auf Abruf", en: "On demand" } },
    { value: "radio", label: { de: "Radio", en: "Radio" } },
    { value: "television", label: { de: "Fernsehen", en: "Television" } },
  ],
} as const satisfies Field;
