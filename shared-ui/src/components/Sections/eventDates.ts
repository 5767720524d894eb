import type { Section, SectionOf } from "@festival/contracts/api/sections";
import type { Locale } from "@festival/contracts/locales";
import { bindNames, bindWords } from "../../bindWords/bindWords.ts";
import { describeEvent } from "../../datesInWords/datesInWords.ts";
import { mixedWords, type MixedWords } from "../../mixedText/mixedText.ts";

/** An event in the content. The editor's unsaved ones lack the words until the page is loaded again. */
export type DatedEventItem = SectionOf<"eventitem"> & {
  when?: {
    /** For `<time>`. */
    dateTime: string;
    words: string;
  };
  /** Its line of works, with the languages of titles. */
  works?: MixedWords;
};

function whenOf({ event }: SectionOf<"eventitem">, locale: Locale): DatedEventItem["when"] {
  const { dateTime, when } = describeEvent(event, locale);
  return { dateTime, words: when };
}

/** The event with lines that break where they may. */
function withBoundLines({ event }: SectionOf<"eventitem">): SectionOf<"eventitem">["event"] {
  const { works_line: works, cast_line: cast, subtitle } = event;
  return {
    ...event,
    works_line: bindWords(works),
    subtitle: bindWords(subtitle),
    cast_line: bindNames(cast),
  };
}

/**
 * Says in words when the events in a page's content are, and binds the lines about them. For `load`
 * alone: the browser words no dates.
 */
export function withEventDates(sections: readonly Section[], locale: Locale): Section[] {
  return sections.map((section) => {
    if (section.model === "eventitem") {
      const { works_line: line, works_line_languages: languages } = section.event;
      return {
        ...section,
        event: withBoundLines(section),
        when: whenOf(section, locale),
        ...(languages && { works: mixedWords(line, languages) }),
      };
    }
    if (!("columns" in section)) return section;
    const columns = section.columns.map((column) => ({
      ...column,
      sections: withEventDates(column.sections, locale),
    }));
    return { ...section, columns };
  });
}
