import type { EventTeaser } from "@festival/contracts/api/events";
import type { Section } from "@festival/contracts/api/sections";
import type { Locale } from "@festival/contracts/locales";
import { bindNames, bindWords } from "../../bindWords/bindWords.ts";
import { describeEvent } from "../../datesInWords/datesInWords.ts";
import { mixedWords, type MixedWords } from "../../mixedText/mixedText.ts";

/** An event in the content. The editor's unsaved ones lack the words until the page is loaded again. */
export interface DatedItem {
  event: EventTeaser;
  when?: {
    /** For `<time>`. */
    dateTime: string;
    words: string;
  };
  /** Its line of works, with the languages of titles. */
  works?: MixedWords;
}

/** The event with lines that break where they may. */
function withBoundLines(event: EventTeaser): EventTeaser {
  const { works_line: works, cast_line: cast, subtitle } = event;
  return {
    ...event,
    works_line: bindWords(works),
    subtitle: bindWords(subtitle),
    cast_line: bindNames(cast),
  };
}

function dated({ event }: { event: EventTeaser }, locale: Locale): DatedItem {
  const { dateTime, when } = describeEvent(event, locale);
  const { works_line: line, works_line_languages: languages } = event;
  return {
    event: withBoundLines(event),
    when: { dateTime, words: when },
    ...(languages && { works: mixedWords(line, languages) }),
  };
}

/**
 * Says in words when the events in a page's content are, and binds the lines about them. For `load`
 * alone: the browser words no dates.
 */
export function withEventDates(sections: readonly Section[], locale: Locale): Section[] {
  return sections.map((section) => {
    if (section.model === "eventitem") return { ...section, ...dated(section, locale) };
    if (section.model === "eventlist") {
      return { ...section, items: section.items.map((item) => dated(item, locale)) };
    }
    if (!("columns" in section)) return section;
    const columns = section.columns.map((column) => ({
      ...column,
      sections: withEventDates(column.sections, locale),
    }));
    return { ...section, columns };
  });
}
