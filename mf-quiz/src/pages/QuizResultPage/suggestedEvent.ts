import type { Image } from "@festival/contracts/api/common";
import type { ButtonStatus, EventTeaser } from "@festival/contracts/api/events";
import type { RecommendationReason } from "@festival/contracts/api/quiz";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { bindNames, bindWords } from "@festival/shared-ui/bindWords";
import { describeEvent } from "@festival/shared-ui/datesInWords";
import { type MixedWords, mixedWords } from "@festival/shared-ui/mixedText";
import { translate } from "../../texts.ts";

/** A concert with why it is suggested, ready to read. */
export interface SuggestedEvent {
  id: number;
  href: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** Works, or what else says what it is; may be empty. */
  line: MixedWords;
  cast: string;
  /** For `<time>`. */
  dateTime: string;
  /** Day and time in words. */
  when: string;
  venue: string;
  image: Image | null;
  ticket: { status: ButtonStatus; text: string; href: string | null };
  /** In words, the strongest first; empty for what merely comes next. */
  reasons: string[];
}

/** Reasons whose words are the quiz's own; the others bring a name. */
const ownWords = ["length", "time_of_day", "days", "price"];

function reasonWords({ kind, what }: RecommendationReason, locale: Locale): string {
  const t = translate(locale);
  return ownWords.includes(kind)
    ? t(`reasons.own.${kind}.${what}`)
    : t(`reasons.named.${kind}`, { what });
}

/** Server only: words dates. */
export function suggestedEvent(
  event: EventTeaser,
  reasons: readonly RecommendationReason[],
  locale: Locale,
): SuggestedEvent {
  const { dateTime, when } = describeEvent(event, locale);
  return {
    id: event.id,
    href: href("event", locale, { slug: event.slug[locale], id: event.id }),
    title: event.title,
    language: event.title_language,
    line: event.works_line
      ? mixedWords(event.works_line, event.works_line_languages)
      : bindWords(event.subtitle),
    cast: bindNames(event.cast_line),
    dateTime,
    when,
    venue: event.venue_obj?.name ?? "",
    image: event.image_objs[0] ?? null,
    ticket: { status: event.button_status, text: event.button_text, href: event.ticket_link },
    reasons: reasons.map((reason) => reasonWords(reason, locale)),
  };
}
