import type { EventDetail } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { bindWords } from "@festival/shared-ui/bindWords";
import { composerHref, workHref } from "../works/workLinks.ts";
import { artistHref } from "./profileLinks.ts";

/** One work on the programme, or the interval between two. */
export interface ProgrammeItem {
  id: number;
  kind: "work" | "interval";
  composer: string;
  /** The page with all that is played of the composer; null where no composer is named. */
  composerHref: string | null;
  composerYears: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** Who else plays it, and when; null for an interval. */
  workHref: string | null;
  detail: string;
  minutes: number | null;
  /** With the address of the artist's page, where there is one. */
  soloists: { name: string; role: string; href: string | null }[];
}

/** What is played, ready to read. */
export function programmeItems(event: EventDetail, locale: Locale): ProgrammeItem[] {
  return event.event_compositions.map((item) => ({
    id: item.id,
    kind: item.kind,
    composer: item.composer,
    composerHref:
      item.composer_id === null
        ? null
        : composerHref({ id: item.composer_id, name: item.composer }, locale),
    composerYears: item.composer_years,
    title: bindWords(item.title),
    language: item.title_language,
    workHref:
      item.work_id === null ? null : workHref({ id: item.work_id, title: item.title }, locale),
    detail: bindWords(item.detail),
    minutes: item.duration_minutes,
    soloists: item.soloists.map(({ name, role, artist_obj: artist }) => ({
      name,
      role: bindWords(role),
      href: artist?.has_page ? artistHref(artist, locale) : null,
    })),
  }));
}
