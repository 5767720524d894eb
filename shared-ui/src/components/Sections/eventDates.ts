import type { Section, SectionOf } from "@festival/contracts/api/sections";
import type { Locale } from "@festival/contracts/locales";
import { describeRange } from "../../moment/moment.ts";

/** An event in the content. The editor's unsaved ones lack the words until the page is loaded anew. */
export type DatedEventItem = SectionOf<"eventitem"> & {
  when?: {
    /** For `<time>`. */
    dateTime: string;
    words: string;
  };
};

function whenOf({ event }: SectionOf<"eventitem">, locale: Locale): DatedEventItem["when"] {
  const { date_and_time, ends_at, time_zone, has_time } = event;
  const { start, dates, severalDays } = describeRange(date_and_time, ends_at, locale, time_zone);
  return {
    dateTime: has_time ? start.local : start.date,
    words: has_time && !severalDays ? start.long : dates,
  };
}

/** Says in words when the events in a page's content are. For `load` alone: the browser words no dates. */
export function withEventDates(sections: readonly Section[], locale: Locale): Section[] {
  return sections.map((section) => {
    if (section.model === "eventitem") return { ...section, when: whenOf(section, locale) };
    if (!("columns" in section)) return section;
    const columns = section.columns.map((column) => ({
      ...column,
      sections: withEventDates(column.sections, locale),
    }));
    return { ...section, columns };
  });
}
