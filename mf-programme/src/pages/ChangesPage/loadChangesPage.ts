import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { listProgrammeChanges } from "@festival/contracts/calls/programme";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { describeEvent, describeMoment } from "@festival/shared-ui/datesInWords";
import { changesFeed } from "../../events/changesFeed.ts";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { changesWords } from "./changesWords.ts";
import type { ChangeEntry, ChangesData, ChangesDay } from "./changesData.ts";

function entryOf({ id, kind, text, event_obj: event }: ProgrammeChange, locale: Locale) {
  const { dateTime, when } = describeEvent(event, locale);
  const entry: ChangeEntry = {
    id,
    kind,
    text,
    event: {
      title: event.title,
      language: event.title_language,
      href: href("event", locale, { slug: event.slug[locale], id: event.id }),
      dateTime,
      when,
      venue: event.venue_obj?.name ?? "",
    },
  };
  return entry;
}

function daysOf(changes: readonly ProgrammeChange[], locale: Locale): ChangesDay[] {
  const days = new Map<string, ChangesDay>();
  for (const change of changes) {
    const { date, day, weekday, month, year } = describeMoment(change.at, locale);
    const found = days.get(date) ?? { date, day, weekday, month: `${month} ${year}`, changes: [] };
    days.set(date, found);
    found.changes.push(entryOf(change, locale));
  }
  return [...days.values()];
}

/** What changed in the programme after it was announced, the newest first, page by page. */
export async function loadChangesPage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadedPage<ChangesData>> {
  const t = translate(locale);
  const page = pageNumber(route.query.page);
  const list = await api.get(listProgrammeChanges, { page });
  const pages = pagesOf(list, page);
  const addressOf = (language: Locale, number: number) =>
    href("programmeChanges", language, {}, { page: number > 1 ? number : undefined });
  const title = changesWords(locale)("title");
  const feed = changesFeed(locale);
  return {
    kind: "page",
    data: {
      days: daysOf(list.results, locale),
      page,
      pageHrefs:
        pages > 1 ? Array.from({ length: pages }, (_, index) => addressOf(locale, index + 1)) : [],
      programmeHref: href("programme", locale),
      feedHref: feed.href,
    },
    head: {
      title: page > 1 ? t("loaded.titleOfPage", { title, page }) : title,
      description: t("loaded.changes.description"),
      feeds: [feed],
    },
    alternates: localize((language) => addressOf(language, page)),
  };
}
