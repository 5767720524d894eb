import type { EventDetail } from "@festival/contracts/api/events";
import type { Field } from "@festival/contracts/fields/field";
import type { Locale, Localized } from "@festival/contracts/locales";
import { events } from "@festival/contracts/resources/programme/events";
import type { EventData } from "./eventData.ts";

/** Fields that visitors read as facts, by the words before them. */
const factFields = Object.entries<Field>(events.fields).flatMap(
  ([name, { fact }]): [string, Localized][] => (fact ? [[name, fact]] : []),
);

/** What staff write of an event in a few words, as the descriptions of its fields call it. For the server alone. */
export function eventFacts(event: EventDetail, locale: Locale): EventData["facts"] {
  const values: Readonly<Record<string, unknown>> = { ...event };
  return factFields.flatMap(([field, name]) => {
    const text = values[field];
    return typeof text === "string" && text !== "" ? [{ name: name[locale], text }] : [];
  });
}
